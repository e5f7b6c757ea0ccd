import { afterEach, expect, it } from '@jest/globals';
import { copiedText } from './copy-button.tsx';

const FRACTION =
  '<span data-fraction="-5/8"><span aria-hidden="true"><span>5</span>⁄<span>8</span></span><span class="sr-only"> and 5 eighths</span></span>';

afterEach(() => void (document.body.innerHTML = ''));

function copied(html: string, within = 'body'): string | null {
  document.body.innerHTML = html;
  const selection = window.getSelection();
  const node = document.querySelector(within);
  if (node) selection?.selectAllChildren(node);
  return copiedText(selection);
}

it('C2 a copied selection has fractions as they are typed', () => {
  expect(copied(`<p>Panels of 3${FRACTION} × 8 in.</p>`)).toBe('Panels of 3-5/8 × 8 in.');
  expect(copied(`<p>3${FRACTION}</p>`, '[data-fraction]')).toBe('5/8');
});

it('C2 a copied selection keeps its lines, without controls and what is only read out', () => {
  const html =
    '<div><span class="sr-only">You: </span><p>What?</p><ul><li>One</li><li>Two</li></ul><button>Copy</button></div>';
  expect(copied(html)).toBe('What?\n\nOne\n\nTwo');
  window.getSelection()?.removeAllRanges();
  expect(copiedText(window.getSelection())).toBeNull();
});
