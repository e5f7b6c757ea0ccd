/** In this order, because the later names are also in the user agents of the earlier ones. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

/** The order has the same reason. iPads that ask for desktop pages say that they are Macs. */
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const APP = /\bPrintPartner(?:Mobile)?\//i;

type Names = readonly (readonly [name: string, pattern: RegExp])[];

const nameIn = (names: Names, userAgent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** The family of a browser, without its version; undefined for a program that isn't one. */
export const browserOf = (userAgent: string): string | undefined => nameIn(browsers, userAgent);

/**
 * A device in words that its owner recognizes, such as "Chrome on macOS". Nothing else of a user agent is kept, because the
 * whole of it would help to recognize a person.
 */
export function deviceWordsOf(userAgent: string): string {
  const program = APP.test(userAgent) ? 'Print Partner app' : browserOf(userAgent);
  const system = nameIn(systems, userAgent);
  if (program === undefined) return system === undefined ? 'Unknown device' : `Unknown program on ${system}`;
  return system === undefined ? program : `${program} on ${system}`;
}
