import { JSDOM } from 'jsdom';
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/**
 * The rules of a style sheet that apply to a page's first paint, in their order. Without web fonts, which would compete
 * with the scripts: their fallbacks have the same width.
 */
export function criticalCss(sheet: string, html: string): string {
  const { document } = new JSDOM(html).window;
  const root = postcss.parse(sheet);
  const layers = layersOf(root);
  root.walkRules((rule) => {
    if (!isKeyframe(rule) && !rule.selectors.some((selector) => applies(selector, document))) rule.remove();
  });
  root.walkAtRules('font-face', (face) => {
    if (face.some((node) => node.type === 'decl' && node.value.includes('url('))) face.remove();
  });
  const css = root.toString();
  root.walkAtRules('keyframes', (frames) => {
    if (!usesName(css, frames)) frames.remove();
  });
  dropUnusedProperties(root);
  dropEmpty(root);
  root.walkComments((comment) => void comment.remove());
  return layers + root.toString();
}

/** States the order of all layers: one without a rule at first must not come after the others when the sheet arrives. */
function layersOf(root: Container): string {
  const names = new Set<string>();
  root.walkAtRules('layer', ({ params }) => void names.add(params));
  return names.size === 0 ? '' : `@layer ${[...names].join(',')};`;
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** Pseudo-elements have no element, and states such as hover have none yet. */
const PSEUDO_ELEMENT = /::?(?:before|after|backdrop|placeholder|marker|selection|file-selector-button)\b/g;
const NEVER_AT_FIRST =
  /:(?:hover|active|focus|focus-visible|focus-within|disabled|checked|placeholder-shown|-webkit|-moz)|::-|:-/;

function applies(selector: string, document: Document): boolean {
  const plain = selector.replaceAll(PSEUDO_ELEMENT, '') || '*';
  if (NEVER_AT_FIRST.test(plain)) return false;
  try {
    return document.querySelector(plain) !== null;
  } catch {
    return false;
  }
}

const usesName = (css: string, { params }: AtRule) =>
  new RegExp(`animation(?:-name)?:[^;}]*\\b${params}\\b`).test(css);

/** Custom properties of themes that no rule reads. */
function dropUnusedProperties(root: Container): void {
  for (;;) {
    const css = root.toString();
    const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const unused: ChildNode[] = [];
    root.walkDecls(/^--/, (decl) => {
      if (!used.has(decl.prop)) unused.push(decl);
    });
    root.walkAtRules('property', (rule) => {
      if (!used.has(rule.params)) unused.push(rule);
    });
    if (unused.length === 0) return;
    for (const node of unused) node.remove();
  }
}

function dropEmpty(root: Container): void {
  root.walk((node) => {
    for (let one: ChildNode | undefined = node; one && 'nodes' in one && one.nodes?.length === 0;) {
      const { parent }: ChildNode = one;
      one.remove();
      one = parent?.type === 'root' ? undefined : (parent as ChildNode | undefined);
    }
  });
}

/** A content security policy without 'unsafe-inline' refuses style attributes, so they become rules. */
export function withoutStyleAttributes(html: string): { html: string; css: string } {
  const rules: string[] = [];
  const plain = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    if (!rules.includes(style)) rules.push(style);
    return ` data-style="${rules.indexOf(style)}"`;
  });
  return { html: plain, css: rules.map((style, place) => `[data-style="${place}"]{${style}}`).join('') };
}
