/**
 * Writes times as in the United States. The formatter is made for the first of them: making it takes longer than the rest
 * of a small module, and a screen is shown when all its modules have run.
 */
export function timeFormat(options: Intl.DateTimeFormatOptions): (at: Date | number) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (at) => {
    formatter ??= new Intl.DateTimeFormat('en-US', options);
    return formatter.format(at);
  };
}

/** The IANA time zone of this device. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
