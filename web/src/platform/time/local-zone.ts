/** The IANA time zone of this device. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
