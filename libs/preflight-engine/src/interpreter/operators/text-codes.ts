/** The character codes of a string. @param visit with whether word spacing applies to the code. ISO 32000-1, 9.3.3 */
export function eachCode(
  bytes: Uint8Array,
  codeBytes: 1 | 2,
  visit: (code: number, isSpace: boolean) => void,
): void {
  for (let at = 0; at < bytes.length; at += codeBytes) {
    const high = bytes[at] ?? 0;
    const low = codeBytes === 1 ? undefined : bytes[at + 1];
    // A single last byte is a code, too: some encodings mix one-byte and two-byte codes.
    const code = low === undefined ? high : (high << 8) | low;
    visit(code, codeBytes === 1 && code === 32);
  }
}
