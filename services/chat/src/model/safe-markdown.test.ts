import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SafeMarkdown } from './safe-markdown.ts';

const allowed = (target: string) =>
  target === '/ok' || target === 'https://usps.com/a' ? target : undefined;

function safe(pieces: readonly string[]): string {
  const markdown = new SafeMarkdown(allowed);
  return pieces.map((piece) => markdown.push(piece)).join('') + markdown.end();
}

const cases: [markdown: string, out: string][] = [
  ['Plain **bold** text, 4 < 6 and a[0] > 1.', 'Plain **bold** text, 4 < 6 and a[0] > 1.'],
  ['[ours](/ok) and [cited](https://usps.com/a "title")', '[ours](/ok) and [cited](https://usps.com/a)'],
  ['[other](https://evil.example/a)', 'other'],
  ['[other](<https://evil.example/a b>)', 'other'],
  ['[script](javascript:alert(1)) ends', 'script ends'],
  ['[host](//evil.example)', 'host'],
  ['[a [b](https://evil.example) c](/ok)', '[a b c](/ok)'],
  ['[![x](https://evil.example/x.png)](/ok)', '[](/ok)'],
  ['![x](https://evil.example/x.png)after', 'after'],
  ['![x](/ok)', ''],
  ['[text][ref] and\n[ref]: https://evil.example', 'text[ref] and\nref : evil.example'],
  [
    'https://usps.com/a. https://evil.example/a?b=c, www.evil.example',
    'https://usps.com/a. evil.example/a?b=c, evil.example',
  ],
  ['<https://evil.example> <b>bold</b> <script>x</script> <!-- c --> x', 'evil.example bold x  x'],
  [String.raw`\[text](https://evil.example)`, String.raw`\[text] (evil.example)`],
  [String.raw`\\[text](https://evil.example)`, String.raw`\\text`],
  [String.raw`[http:\//evil.example](/x)`, 'evil.example'],
  ['an open [bracket', String.raw`an open \[bracket`],
  ['an open <tag', 'an open tag'],
  ['ends with !', 'ends with !'],
  ['- [ ] 300 ppi', '- [ ] 300 ppi'],
];
test.each(cases)('C6 markdown of a model is made safe: %s', (markdown, out) => {
  expect(safe([markdown])).toBe(out);
  // However it is cut into pieces.
  expect(safe(Array.from(markdown))).toBe(out);
});

test('C6 a link that never ends is held back only for so long', () => {
  const markdown = new SafeMarkdown(allowed);
  const sent = markdown.push(`[${'word '.repeat(300)}`);
  expect(sent.length).toBeGreaterThan(700);
  expect(sent.startsWith(String.raw`\[word`)).toBe(true);
});

test('C6 no text of a model becomes a link, image or tag that isn’t ours', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...Array.from('[]()<>!\\:"\'` \n'),
      '](',
      '![',
      ']:',
      '](/ok)',
      '/ok',
      'http',
      'https://',
      'www.',
      '//',
      'evil.example',
      'javascript:',
    ),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const out = safe(pieces);
      const unescaped = out.replace(/\\[!-/:-@[-`{-~]/g, '␛');
      const links = [...unescaped.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target);
      const isLink = unescaped.includes('[');
      expect(isLink ? links.filter((target) => target !== '/ok') : []).toEqual([]);
      expect(unescaped).not.toMatch(/!\[|<[a-z/!?]|\]:/i);
      expect(unescaped.replaceAll('https://usps.com/a', '')).not.toMatch(/https?:\/\/\w/i);
    }),
    { numRuns: 5_000 },
  );
});

test('C4 thousands of brackets in one piece are plain text', () => {
  const out = safe([`${'['.repeat(5_000)}a${']'.repeat(5_000)}`]);
  expect(out.replaceAll(/[\\[\]]/g, '')).toBe('a');
});
