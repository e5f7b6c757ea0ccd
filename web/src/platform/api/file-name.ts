const ENCODED_NAME = /filename\*=UTF-8''([^;]+)/i;
const PLAIN_NAME = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i;

/** The file name of a `Content-Disposition` header (RFC 6266); '' without one. */
export function readFileName(header: string | null): string {
  const [, encoded] = ENCODED_NAME.exec(header ?? '') ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded.trim());
  const [, quoted, token] = PLAIN_NAME.exec(header ?? '') ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? token ?? '';
}
