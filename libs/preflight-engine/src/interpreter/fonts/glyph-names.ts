/** The characters of the glyph names below, in their order. */
const CHARACTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@[\\]^_`{|}~' +
  '¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ' +
  '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸıŁł⁄−∞≤≥≠∂∑∏π√∫≈◊Ω∆∕∙';
/** Adobe Glyph List. Letters are their own names. */
const NAMES =
  'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma hyphen period slash ' +
  'zero one two three four five six seven eight nine colon semicolon less equal greater question at bracketleft backslash bracketright asciicircum underscore grave braceleft bar braceright asciitilde ' +
  'exclamdown cent sterling currency yen brokenbar section dieresis copyright ordfeminine guillemotleft logicalnot registered macron degree plusminus twosuperior threesuperior acute mu paragraph periodcentered cedilla onesuperior ordmasculine guillemotright onequarter onehalf threequarters questiondown ' +
  'Agrave Aacute Acircumflex Atilde Adieresis Aring AE Ccedilla Egrave Eacute Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde Ograve Oacute Ocircumflex Otilde Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls ' +
  'agrave aacute acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute icircumflex idieresis eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave uacute ucircumflex udieresis yacute thorn ydieresis ' +
  'Euro quotesinglbase florin quotedblbase ellipsis dagger daggerdbl circumflex perthousand Scaron guilsinglleft OE Zcaron quoteleft quoteright quotedblleft quotedblright bullet endash emdash tilde trademark scaron guilsinglright oe zcaron Ydieresis ' +
  'dotlessi Lslash lslash fraction minus infinity lessequal greaterequal notequal partialdiff summation product pi radical integral approxequal lozenge Omega Delta divisionslash bulletoperator';

const letters = Array.from(CHARACTERS);
const byName = new Map<string, string>([
  ...NAMES.split(' ').map((name, index): [string, string] => [name, letters[index] ?? '']),
  ['nbspace', '\u00a0'],
  ['nonbreakingspace', '\u00a0'],
  ['sfthyphen', '-'],
  ['ff', 'ff'],
  ['fi', 'fi'],
  ['fl', 'fl'],
  ['ffi', 'ffi'],
  ['ffl', 'ffl'],
]);

/** The text of a glyph name such as `eacute`, `A.sc`, `f_f_i` or `uni00E9`; null for another name. */
export function textOfName(name: string): string | null {
  const [base = ''] = name.split('.');
  const parts = base.split('_').map(textOfPart);
  return parts.includes(null) ? null : parts.join('');
}

function textOfPart(name: string): string | null {
  if (/^[A-Za-z]$/.test(name)) return name;
  const known = byName.get(name);
  if (known !== undefined) return known;
  const [, digits] = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(name)?.filter(Boolean) ?? [];
  const code = digits === undefined ? Number.NaN : Number.parseInt(digits, 16);
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : null;
}
