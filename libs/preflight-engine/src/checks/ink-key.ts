const utf8 = new TextDecoder('utf-8', { fatal: true });

/** PDF names are bytes, which writers intend as UTF-8. ISO 32000-1, 7.3.5. */
function decodedName(name: string): string {
  if (/[^\u0000-\u00ff]/.test(name)) return name;
  try {
    return utf8.decode(Buffer.from(name, 'latin1'));
  } catch {
    return name;
  }
}

/** The same for names that differ only in spelling, such as `PANTONE 185 C` and `PMS 185 CVC`; null without letters, which names no ink. */
export function inkKeyOf(spot: string): string | null {
  const name = decodedName(spot).normalize('NFKC').toLowerCase();
  if (!/\p{L}/u.test(name)) return null;
  return name
    .replace(/^pantone|^pms/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=\d)(?:cvc|cvu|cp|up|c|u|m)$/, '');
}
