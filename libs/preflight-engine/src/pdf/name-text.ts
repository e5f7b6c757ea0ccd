const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A PDF name as text. Names are bytes, which writers intend as UTF-8. ISO 32000-1, 7.3.5. */
export function nameText(name: string): string {
  if (/[^\u0000-\u00ff]/.test(name)) return name;
  try {
    return utf8.decode(Buffer.from(name, 'latin1'));
  } catch {
    return name;
  }
}
