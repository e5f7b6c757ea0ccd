const rewritten: readonly (readonly [RegExp, string])[] = [
  [/[″“”]|′′|’’|''/g, '"'],
  [/[′’‘]/g, "'"],
  [/[–−‑—]/g, '-'],
  // A comma separates thousands; 0,125 has a decimal comma.
  [/(?<=\d)(?<!(?<![\d,])0),(?=\d{3}(?!\d))/g, ''],
  // In the trade 5M is 5,000.
  [/\b(\d+(?:\.\d+)?) ?M\b/g, '$1k'],
];
const rewrittenWords: readonly (readonly [RegExp, string])[] = [
  [/\bg ?\/ ?(?:m2|m²|sq ?m)/g, 'gsm'],
  [/(\d) ?g(?:rams?)?\b(?! ?\/)/g, '$1 gsm'],
  [/(\d) ?(?:thousand|k)\b/g, '$1k'],
  [/\b(\d+(?:\.\d+)?) ?mil\b/g, '$1 pt stock'],
  [/\bwhat's\b/g, 'what is'],
  [/\btri ?folds?\b/g, 'tri-fold'],
  [/[?!;]+|[.,:](?=\s|$)/g, ' '],
  [/\bc ([12]) ?s\b|\bc([12]) s\b/g, 'c$1$2s'],
  [/\blay[- ]flat\b/g, 'layflat'],
  [/\bself[- ]?covers?\b/g, 'selfcover'],
  [/(?:\+|&|\b(?:plus|and|with|separate)\b)[ -]*(?:a )?(?:separate[ -])?covers?\b/g, ' pluscover'],
  [/\s+/g, ' '],
];

/**
 * A query in lowercase with straight quotes, single spaces, and numbers without commas. `5M` and `5 thousand` are `5k`,
 * `+ cover` is `pluscover`.
 */
export function plainText(query: string): string {
  const signs = rewritten.reduce((text, [pattern, by]) => text.replace(pattern, by), query);
  return rewrittenWords
    .reduce((text, [pattern, by]) => text.replace(pattern, by), signs.toLowerCase())
    .trim();
}
