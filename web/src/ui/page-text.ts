/**
 * Not read as text of a page: drawings, sources, controls, what
 * differs by user, input or server, and calculators, which are found by their own names.
 */
export const LEFT_OUT =
  'svg, [aria-hidden=true], label[for], input, select, textarea, nav, .sr-only, [data-unsearched], [data-worked], [data-cite], [aria-label=Sources], [data-calculator]';
/** Their text stands apart from what is around it. */
export const BLOCK =
  'address, article, dd, div, dl, dt, fieldset, figure, figcaption, h1, h2, h3, h4, label, legend, li, ol, p, section, table, td, th, tr, ul, .block, .grid, .flex';
/** Their children stand apart, although they may be inline. */
const SPREAD = '.flex, .inline-flex, .grid';

/** The text as it is read, with fractions as `4-3/8`. */
export function textOf(node: Node | null): string {
  return plain(node ? readText(node) : '');
}

/** The text as it is, with its spaces. */
export function readText(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches(LEFT_OUT)) return '';
  const fraction = node.getAttribute('data-fraction');
  if (fraction !== null) return fraction;
  const between = node.matches(SPREAD) ? ' ' : '';
  const text = [...node.childNodes].map((child) => readText(child)).join(between);
  return node.matches(BLOCK) ? ` ${text} ` : text;
}

/** Text with single spaces, and none before a comma. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .trim();
