/**
 * Table cells and facts with a digit but no source letter, neither in themselves nor in their row header, column header
 * or term. Skips `data-worked` (calculated from the user's input) and `data-words` (a name with a number). Runs in the
 * page, so it must not refer to anything outside itself.
 */
export function uncitedFigures(place: Element): string[] {
  const isCited = (one: Element | null | undefined) => one?.querySelector('[data-cite]') != null;
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[data-cite], [data-worked], [data-words], .sr-only'))
      return '';
    return [...node.childNodes].map(textOf).join('');
  };
  const headsOf = (cell: Element): (Element | null | undefined)[] => {
    if (!(cell instanceof HTMLTableCellElement)) {
      const beside = [...(cell.parentElement?.children ?? [])];
      return beside.filter((one) => one.tagName === 'DT');
    }
    const row = cell.parentElement;
    const columns = cell.closest('table')?.querySelector('thead tr')?.children ?? [];
    return [row?.querySelector('th'), cell.colSpan > 1 ? undefined : columns[cell.cellIndex]];
  };
  const isShown = (cell: Element) => cell.checkVisibility() || getComputedStyle(cell).display === 'contents';
  return [...place.querySelectorAll('td, dd')]
    .filter(
      (cell) =>
        isShown(cell) && !cell.querySelector('td, dd') && !cell.closest('[data-worked], [data-words]'),
    )
    .filter((cell) => /\p{N}/u.test(textOf(cell)) && ![cell, ...headsOf(cell)].some(isCited))
    .map((cell) => `${headsOf(cell)[0]?.textContent ?? ''}: ${cell.textContent}`);
}
