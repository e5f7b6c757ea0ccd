import { describe, expect, it } from '@jest/globals';
import { oneLine, plainName } from './plain-name.ts';

describe('names in answers', () => {
  it.each([
    ['[click](https://evil.example)', String.raw`\[click\](https\://evil.example)`],
    ['<img src=x onerror=alert(1)>', String.raw`\<img src=x onerror=alert(1)\>`],
    ['**bold** _it_ `code`', String.raw`\*\*bold\*\* \_it\_ \`code\``],
    ['www.evil.example', String.raw`www\.evil.example`],
    ['dana@acme.example', String.raw`dana\@acme.example`],
    ['&lt;script&gt; & Co', String.raw`\&lt;script\&gt; & Co`],
    ['a\n\n# Heading\n- item', 'a # Heading - item'],
    ['80# gloss text', '80# gloss text'],
  ])('C7 names show %j as typed, without markdown, links or HTML', (typed, shown) => {
    expect(plainName(typed)).toBe(shown);
  });

  it('C7 names lose control characters and signs that reverse text', () => {
    expect(oneLine('menu\u202Efdp.exe\u0007')).toBe('menu fdp.exe');
  });

  it('C7 long names are cut with an ellipsis', () => {
    expect(oneLine('x'.repeat(500), 10)).toBe(`${'x'.repeat(9)}…`);
  });
});
