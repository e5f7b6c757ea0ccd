import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { AnswerMarkdown } from './answer-markdown.tsx';
import { plainText } from './answer-tree.ts';

afterEach(cleanup);

const sources = [{ title: 'Notice 123', address: 'https://pe.usps.com/notice' }];

function show(text: string) {
  const onFollow = jest.fn<(address: string) => void>();
  const { container } = render(<AnswerMarkdown text={text} sources={sources} onFollow={onFollow} />);
  return { container, onFollow };
}

it('C2 an answer shows paragraphs, lists, bold text and built fractions', () => {
  const { container } = show('Use **8-1/2 x 11**.\n\n- 80# text\n- 100# text\n\n1. Fold\n2. Trim');
  expect(container.querySelector('strong')?.textContent).toContain('× 11');
  expect([...container.querySelectorAll('ul > li')].map((item) => item.textContent)).toEqual([
    '80# text',
    '100# text',
  ]);
  expect(container.querySelectorAll('ol > li')).toHaveLength(2);
});

it.each([
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['Hi <script>alert(1)</script>', 'Hi <script>alert(1)</script>'],
  ['<div onclick="x()">\n\ntext</div>', 'text'],
  ['![a card](https://evil.test/x.png)', 'a card'],
])('C2 an answer with %j shows text only', (markdown, text) => {
  const { container } = show(markdown);
  expect(container.querySelector('img, script, iframe, [onclick]')).toBeNull();
  expect(container.textContent).toContain(text);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://evil.test/',
  'http://pe.usps.com/notice',
  '//evil.test/x',
  '/\\evil.test',
  'https://pe.usps.com/notice/other',
  'mailto:a@b.c',
])('C2 a link to %s is shown as text', (url) => {
  const { container } = show(`See [this page](<${url}>).`);
  expect(container.querySelector('a')).toBeNull();
  expect(container.textContent).toBe('See this page.');
});

it('C2 a link to our own screens opens there, and one to a cited page in a new tab', () => {
  const { container, onFollow } = show('[Paper](/?tab=paper) and [USPS](https://pe.usps.com/notice)');
  const [own, cited] = container.querySelectorAll('a');
  if (!own || !cited) throw new Error('no links');
  fireEvent.click(own);
  expect(onFollow.mock.calls).toEqual([['/?tab=paper']]);
  expect(cited.target).toBe('_blank');
  expect(cited.rel).toBe('noopener noreferrer');
});

it('C2 a half-arrived answer is shown without an error, wherever it ends', () => {
  const text = '# Postage\n\n- **First-Class**: [Notice](/?tab=mailers) `0.61`\n\n> Check\n\n```\nx\n```';
  for (let end = 0; end <= text.length; end += 1) {
    show(text.slice(0, end));
    cleanup();
  }
});

it('C2 an answer is copied as plain text, its list with dashes', () => {
  expect(plainText('Use **14 pt**.\n\n- 80# [text](/?tab=paper)\n- 100# text\n\nDone.')).toBe(
    'Use 14 pt.\n\n- 80# text\n- 100# text\n\nDone.',
  );
});

it.each(['>', '> ', '1. ', '- > ', '- 1) '])(
  'C2 thousands of “%s” on one line are shown and copied',
  (sign) => {
    const text = `${sign.repeat(8_000 / sign.length)}end`;
    expect(show(text).container.textContent).toContain('end');
    expect(plainText(text)).toContain('end');
  },
);
