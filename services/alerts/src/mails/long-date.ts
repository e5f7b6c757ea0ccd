const longDateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** YYYY-MM-DD as "Mon D, YYYY". */
export const longDate = (date: string): string => longDateFormat.format(new Date(`${date}T00:00:00Z`));
