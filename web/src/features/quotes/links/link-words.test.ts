import { expect, it } from '@jest/globals';
import { mailedText } from './link-words.ts';

it('S8 says when a mail that waits for its hour goes out', () => {
  const now = Date.parse('2026-11-28T20:54:00');
  const at = (time: string) => ({ mailed_at: new Date(`2026-11-28T${time}`).toISOString() });
  expect(mailedText({ mailed_at: null }, now)).toBe('');
  expect(mailedText(at('20:53:00'), now)).toBe('emailed Nov 28, 2026');
  expect(mailedText(at('21:47:12'), now)).toMatch(/^to be emailed at 9:47\sPM$/);
});
