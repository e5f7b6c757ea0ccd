interface Kind {
  name: string;
  /** How a file of this kind begins; each byte a character. */
  starts: RegExp;
}

/** Kinds of files that are dropped by mistake. PDF is looked for before. */
const kinds: readonly Kind[] = [
  { name: 'a PNG image', starts: /^\u0089PNG/ },
  { name: 'a JPEG image', starts: /^\u00FF\u00D8\u00FF/ },
  { name: 'a GIF image', starts: /^GIF8/ },
  { name: 'a TIFF image', starts: /^(?:II\*\0|MM\0\*)/ },
  { name: 'a WebP image', starts: /^RIFF[^]{4}WEBP/ },
  { name: 'a HEIC image', starts: /^[^]{4}ftyp(?:heic|heix|mif1)/ },
  { name: 'a Photoshop file', starts: /^8BPS/ },
  { name: 'an InDesign document', starts: /^\u0006\u0006\u00ED\u00F5\u00D8\u001DF\u00E5/ },
  { name: 'a PostScript or EPS file', starts: /^(?:%!PS|\u00C5\u00D0\u00D3\u00C6)/ },
  { name: 'an Office or ZIP file', starts: /^PK\u0003\u0004/ },
  { name: 'an older Office file', starts: /^\u00D0\u00CF\u0011\u00E0/ },
  { name: 'an SVG drawing', starts: /^\s*(?:<\?xml[^>]*>\s*)?<svg\b/ },
  { name: 'a web page', starts: /^\s*<(?:!doctype )?html\b/i },
];

/** What a file is by its first bytes, such as `a PNG image`; undefined if they don't tell. */
export const fileKind = (head: string): string | undefined =>
  kinds.find(({ starts }) => starts.test(head))?.name;
