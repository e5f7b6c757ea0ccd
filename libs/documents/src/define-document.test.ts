import { describe, expect, it } from '@jest/globals';
import { defineDocument } from './define-document.ts';
import { line, lines, names, single, together, yesNo } from './field-types.ts';

interface Job {
  client: string;
  notes: string;
  due: string;
  bleed: boolean | null;
  finishes: readonly string[];
  size: { width: string; height: string };
}

const size = together(({ width, height }: Job['size']) => ({ width: width.trim(), height: height.trim() }));
const job = defineDocument<Job>({
  client: line,
  notes: lines,
  due: single,
  bleed: yesNo,
  finishes: names,
  size,
});
const blank: Job = {
  client: '',
  notes: '',
  due: '',
  bleed: null,
  finishes: [],
  size: { width: '', height: '' },
};
const build = (values: Partial<Job>): Job => ({ ...blank, ...values });

describe('values of a document', () => {
  it('P2 S4 two values are the same if the server stores them the same', () => {
    const typed = build({
      client: ' Tidewater  Press ',
      notes: 'trim\r\nfold',
      finishes: ['Foil', 'UV'],
      size: { width: '6 ', height: '9' },
    });
    const stored = build({
      client: 'Tidewater Press',
      notes: 'trim\nfold',
      finishes: ['UV', 'Foil', 'Foil'],
      size: { width: '6', height: '9' },
    });
    expect(job.changed(typed, stored)).toEqual([]);
    expect(job.changed(typed, build({ ...typed, notes: 'trim fold' }))).toEqual(['notes']);
    expect(job.changed(build({ bleed: null }), build({ bleed: false }))).toEqual(['bleed']);
    expect(job.changed(typed, build({ ...typed, size: { width: '6', height: '8' } }))).toEqual(['size']);
    expect(job.normalize('client', typed.client)).toBe(stored.client);
  });

  it('P2 S4 values of both sides are joined where two make sense', () => {
    expect(job.join('client', 'theirs', 'mine')).toBe('theirs / mine');
    expect(job.join('notes', 'theirs', 'mine')).toBe('theirs\nmine');
    expect(job.join('due', '2026-11-30', '2026-12-01')).toBeNull();
    expect(job.join('bleed', true, false)).toBeNull();
    expect(job.join('size', blank.size, blank.size)).toBeNull();
    expect(job.join('finishes', ['UV', 'Foil'], ['Foil', 'Die cut'])).toEqual(['UV', 'Foil', 'Die cut']);
  });

  it('P2 S4 that were sent are kept once each, the newest twenty', () => {
    const sends = Array.from({ length: 30 }, (_, n) => build({ client: `Client ${n % 25}` }));
    const sent = sends.reduce<readonly Job[]>((all, values) => job.withSent(all, values), []);
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ client }) => client)).size).toBe(20);
    expect(sent.at(-1)).toEqual(sends.at(-1));
  });

  it('P2 S4 settle a conflict when they are the other side’s', () => {
    const conflicts = { client: 'Harbor Print', notes: 'theirs' };
    expect(job.withoutSettled(conflicts, build({ client: 'Harbor  Print' }))).toEqual({ notes: 'theirs' });
    expect(job.withoutSettled(conflicts, build({ client: 'Harbor' }))).toBe(conflicts);
  });
});
