const NUMBER = String.raw`(?:\d+[- ])?\d+\/\d+|\d{1,3},\d{3}|\d*\.?\d+`;

const units = {
  in: String.raw`(?:[ -]in(?:ch(?:es)?)?\b|")`,
  mm: String.raw`[ -]mm\b`,
  '%': '%',
  // Points measure type and lines here, not caliper.
  pt: String.raw` pt\b(?! (?:C[12]S|card|cover|stock|board))`,
  ppi: String.raw` (?:ppi|dpi)\b`,
} as const;

export type FigureUnit = keyof typeof units;

/** Every figure before the unit, and the first of a range: `5/8–3/4 in` is 0.625 and 0.75. Sizes, as in `6 × 9 in`, are none. */
export function figuresIn(text: string, unit: FigureUnit): number[] {
  const found = text.matchAll(
    new RegExp(
      String.raw`(?<![\d.,/±-]|× ?)(?:(${NUMBER})(?:–| to ))?(?<!× ?)(${NUMBER})${units[unit]}(?! ×)`,
      'gi',
    ),
  );
  return [...found].flatMap(([, first, second]) =>
    [first, second].flatMap((figure) => (figure ? [valueOf(figure)] : [])),
  );
}

function valueOf(text: string): number {
  const [, whole = '0', top = '0', under = '1'] = /^(?:(\d+)[- ])?(\d+)\/(\d+)$/.exec(text) ?? [];
  return text.includes('/') ? Number(whole) + Number(top) / Number(under) : Number(text.replace(',', ''));
}
