import { describe, expect, it } from '@jest/globals';
import { criticalCss, withoutStyleAttributes } from './critical-css.ts';

const page = '<body><main class="late"><h1 class="title">Menu</h1></main></body>';
const compact = (css: string) => css.replaceAll(/\s+/g, ' ').trim();

describe('critical CSS', () => {
  it('K1 the critical CSS has the rules that apply to the page, in their order, and no others', () => {
    const sheet = `
      .title { color: red } .dialog { color: blue } h1 { color: green }
      @media (min-width: 700px) { .title { margin: 0 } .dialog { margin: 0 } }
      @media print { .dialog { margin: 0 } }`;
    expect(compact(criticalCss(sheet, page))).toBe(
      '.title { color: red } h1 { color: green } @media (min-width: 700px) { .title { margin: 0 } }',
    );
  });

  it('K1 states the order of all layers, because the whole sheet comes later', () => {
    const sheet =
      '@layer base{h1{margin:0}}@layer components{.dialog{margin:0}}@layer utilities{.late{top:0}}';
    expect(criticalCss(sheet, page)).toBe(
      '@layer base,components,utilities;@layer base{h1{margin:0}}@layer utilities{.late{top:0}}',
    );
  });

  it('K1 leaves out states that no element has at first, and keeps drawn parts of elements', () => {
    const sheet =
      '.title:hover { color: red } .title::before { content: "" } .title::selection { color: red }';
    expect(compact(criticalCss(sheet, page))).toBe(
      '.title::before { content: "" } .title::selection { color: red }',
    );
  });

  it('K1 keeps only the custom properties and animations that its rules use', () => {
    const sheet = `
      :root { --ink: black; --fail: red; --deep: var(--ink) }
      @keyframes appear { from { opacity: 0 } } @keyframes spin { to { rotate: 1turn } }
      .late { animation: appear 1s; color: var(--deep) } .dialog { animation: spin 1s; color: var(--fail) }`;
    const css = compact(criticalCss(sheet, page));
    expect(css).toContain(':root { --ink: black; --deep: var(--ink) }');
    expect(css).toContain('@keyframes appear');
    expect(css).not.toMatch(/spin|--fail/);
  });

  it('K1 leaves out web fonts, but not their fallbacks', () => {
    const sheet = `
      @font-face { font-family: Sans; src: url(sans.woff2) }
      @font-face { font-family: Fallback; src: local("Arial") }
      h1 { font-family: Sans, Fallback }`;
    expect(compact(criticalCss(sheet, page))).toBe(
      '@font-face { font-family: Fallback; src: local("Arial") } h1 { font-family: Sans, Fallback }',
    );
  });
});

it('K1 withoutStyleAttributes makes one rule of equal style attributes', () => {
  const { html, css } = withoutStyleAttributes(
    '<b style="top:0"></b><i style="left:0"></i><u style="top:0"></u>',
  );
  expect(html).toBe('<b data-style="0"></b><i data-style="1"></i><u data-style="0"></u>');
  expect(css).toBe('[data-style="0"]{top:0}[data-style="1"]{left:0}');
});
