// Control and bidirectional characters that JSON.stringify doesn't escape.
const unsafe = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Compact JSON with a newline, safe to print in a terminal. */
export function jsonLine(value: unknown): string {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value).replace(unsafe, escaped)}\n`;
}
