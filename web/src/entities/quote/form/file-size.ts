const KB = 1024;
const MB = 1024 * KB;
const TENTH_OF_MB = MB / 10;

/** `48 KB`, `3.2 MB`: rounded up, so that what exceeds a limit doesn't show as the limit. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / KB));
  return kilobytes < KB ? `${kilobytes} KB` : `${Math.ceil(bytes / TENTH_OF_MB) / 10} MB`;
}
