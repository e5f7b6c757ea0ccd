import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { CodeMaker, isSameText } from './code-maker.ts';

const codes = new CodeMaker('a secret of at least thirty-two letters');

describe('CodeMaker', () => {
  it('A4 derives the same six digits for a request, and others with another secret', () => {
    const ids = Array.from({ length: 200 }, () => randomUUID());
    const made = ids.map((id) => codes.resetCode(id));
    expect(ids.map((id) => codes.resetCode(id))).toEqual(made);
    for (const code of made) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(made).size).toBeGreaterThan(190);
    const other = new CodeMaker('another secret of thirty-two letters!');
    expect(ids.filter((id, i) => other.resetCode(id) === made[i]).length).toBeLessThan(5);
  });

  it('A4 spreads codes evenly over the first digit', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 20_000; i++) {
      const digit = Number(codes.resetCode(`id ${i}`)[0]);
      counts[digit] = (counts[digit] ?? 0) + 1;
    }
    // Chi-square with 9 degrees of freedom: 27.9 is exceeded once in a thousand. The ids are fixed, so the test isn't flaky.
    const chi = counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
    expect(chi).toBeLessThan(27.9);
  });

  it('A3 binds a confirmation token to account, address and expiry', () => {
    const id = randomUUID();
    const macOf = (...given: Parameters<CodeMaker['confirmationToken']>) =>
      codes
        .confirmationToken(...given)
        .split('.')
        .at(-1);
    const at = Date.UTC(2026, 0, 8);
    expect(codes.confirmationToken(id, 'maya@example.com', at)).toMatch(
      new RegExp(`^${id}\\.${at / 1_000}\\.`),
    );
    const others = [
      macOf(id, 'maya@example.org', at),
      macOf(randomUUID(), 'maya@example.com', at),
      macOf(id, 'maya@example.com', at + 1_000),
    ];
    expect(others).not.toContain(macOf(id, 'maya@example.com', at));
  });

  it('A4 compares texts of any length', () => {
    expect(isSameText('123456', '123456')).toBe(true);
    expect(isSameText('123456', '123457')).toBe(false);
    expect(isSameText('123456', '12345')).toBe(false);
  });
});
