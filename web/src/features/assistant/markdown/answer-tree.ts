import { fromMarkdown } from 'mdast-util-from-markdown';

export type MarkdownRoot = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownRoot | MarkdownRoot['children'][number];

/** Raw HTML isn't read as such: it stays text. */
const readsNoHtml = { disable: { null: ['htmlFlow', 'htmlText', 'definition', 'codeIndented'] } };

/** A list or quotation within four others on the same line. Thousands of them would take seconds and could not be rendered. */
const NESTED =
  /^([ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){4})(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+)+/gm;

/** An answer's Markdown as a tree. */
export const answerTree = (markdown: string): MarkdownRoot =>
  fromMarkdown(markdown.replaceAll(NESTED, '$1'), { extensions: [readsNoHtml] });

/** An answer as plain text, to be copied and read out: paragraphs and list items, each on its line. */
export function plainText(markdown: string): string {
  return answerTree(markdown).children.map(blockText).join('\n\n');
}

function blockText(node: MarkdownNode): string {
  if (node.type === 'list') return node.children.map((item) => `- ${inner(item, '\n')}`).join('\n');
  return inner(node, '');
}

function inner(node: MarkdownNode, between: string): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'image') return node.alt ?? '';
  if (!('children' in node)) return '';
  return node.children
    .map((child) => (child.type === 'list' ? blockText(child) : inner(child, '')))
    .join(between);
}
