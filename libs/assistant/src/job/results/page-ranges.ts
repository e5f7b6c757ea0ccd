const MAX_COUNT = 6;

/** `1, 3 and 5–9`; after six, `and 12 more pages`. @param pages 1-based, in order */
export function pageRanges(pages: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last?.to === page - 1) last.to = page;
    else ranges.push({ from: page, to: page });
  }
  const shown = ranges.slice(0, MAX_COUNT).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const hidden = ranges.slice(MAX_COUNT).reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const texts = hidden > 0 ? [...shown, `${hidden} more ${hidden === 1 ? 'page' : 'pages'}`] : shown;
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
}
