import { expect, it } from '@jest/globals';
import { criticalCss } from './critical-css.ts';

const page = '<p class="note md:block">Proof <a href="/">link</a></p>';

it('H7 the first paint keeps the rules of its elements, and the order of all layers', () => {
  const sheet =
    '@layer base{p{margin:0}table{margin:1px}}@layer components{i{margin:0}}@layer utilities{b{margin:0}}.note{color:red}.other{color:blue}' +
    '@media (width>=700px){.md\\:block{display:block}.md\\:grid{display:grid}}.note:after{content:""}';
  expect(criticalCss(sheet, page)).toBe(
    '@layer base,components,utilities;@layer base{p{margin:0}}.note{color:red}@media (width>=700px){.md\\:block{display:block}}.note:after{content:""}',
  );
});

it('H7 the first paint drops states, web fonts, and animations and variables that no rule uses', () => {
  const sheet =
    ':root{--used:red;--unused:blue}a:hover{color:blue}a{color:var(--used);animation:1s turn}' +
    '@font-face{font-family:Web;src:url(/a.woff2)}@font-face{font-family:Own;src:local(Arial)}' +
    '@keyframes turn{to{rotate:1turn}}@keyframes pulse{to{opacity:0}}';
  expect(criticalCss(sheet, page)).toBe(
    ':root{--used:red}a{color:var(--used);animation:1s turn}' +
      '@font-face{font-family:Own;src:local(Arial)}@keyframes turn{to{rotate:1turn}}',
  );
});
