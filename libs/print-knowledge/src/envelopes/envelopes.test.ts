import { describe, expect, it } from '@jest/globals';
import { provenanceOf } from '../figures/provenance.ts';
import { parseSize } from '../measure/inches.ts';
import { envelopes, mailsAs, squareNote } from './index.ts';

/** name, size, largest insert, availability, mails as */
const LINES = `
#6-3/4 | 3-5/8 x 6-1/2 | | C | L
#7-3/4 Monarch | 3-7/8 x 7-1/2 | | S | L
#9 | 3-7/8 x 8-7/8 | | C | L
#10 | 4-1/8 x 9-1/2 | | C | L
#11 | 4-1/2 x 10-3/8 | | S | L
#12 | 4-3/4 x 11 | | S | L
#14 | 5 x 11-1/2 | | S | L
#9 Window | 3-7/8 x 8-7/8 | | C | L
#10 Window | 4-1/8 x 9-1/2 | | C | L
#6-3/4 Remittance | 3-5/8 x 6-1/2 (large gummed flap) | | C | L
#9 Remittance | 3-7/8 x 8-7/8 (large flap) | | S | L
DL | 4-5/16 x 8-5/8 (110 x 220 mm) | | S | L
A1 | 3-5/8 x 5-1/8 | 3-1/2 x 4-7/8 | S | L
A2 | 4-3/8 x 5-3/4 | 4-1/4 x 5-1/2 | C | L
A6 | 4-3/4 x 6-1/2 | 4-1/2 x 6-1/4 | C | L
A7 | 5-1/4 x 7-1/4 | 5-1/8 x 7 | C | L
A8 | 5-1/2 x 8-1/8 | 5-3/8 x 7-7/8 | S | L
A9 | 5-3/4 x 8-3/4 | 5-1/2 x 8-1/2 | C | L
A10 | 6 x 9-1/2 | 5-3/4 x 9-1/4 | S | L
6 x 9 | 6 x 9 | | C | L
6-1/2 x 9-1/2 | 6-1/2 x 9-1/2 | | S | F
7 x 10 | 7 x 10 | | S | F
7-1/2 x 10-1/2 | 7-1/2 x 10-1/2 | | S | F
8-3/4 x 11-1/4 | 8-3/4 x 11-1/4 | | S | F
9 x 12 | 9 x 12 | | C | F
9-1/2 x 12-1/2 | 9-1/2 x 12-1/2 | | C | F
10 x 13 | 10 x 13 | | C | F
12 x 15 | 12 x 15 | | S | F
Flat Mailer | 11-1/2 x 14-1/2 | | S | F
Booklet #6 | 5-3/4 x 8-7/8 | | S | L
Booklet #6-1/2 | 6 x 9 | | C | L
Booklet #7-1/4 | 7 x 10 | | S | F
Booklet #9-1/2 | 9 x 12 | | C | F
C5 | 6-3/8 x 9 (162 x 229 mm) | | S | F
5 x 5 | 5 x 5 | 4-3/4 x 4-3/4 | S | N
5-1/2 x 5-1/2 | 5-1/2 x 5-1/2 | 5-1/4 x 5-1/4 | S | N
6 x 6 | 6 x 6 | 5-3/4 x 5-3/4 | C | N
6-1/2 x 6-1/2 | 6-1/2 x 6-1/2 | 6-1/4 x 6-1/4 | S | F`;

const shapes = { letter: 'L', 'nonmachinable letter': 'N', flat: 'F' };

function shapeOf(size: string): string {
  const parsed = parseSize(size);
  const shape = parsed.ok ? mailsAs(parsed.value) : parsed;
  return shape.ok ? shapes[shape.value] : shape.reason;
}

describe('G1 envelopes', () => {
  it('G1 lists 38 envelopes with their mail shape', () => {
    expect(
      envelopes.rows.map(({ name, size, insertSize = '', availability }) =>
        [name, size, insertSize, availability === 'common' ? 'C' : 'S', shapeOf(size)]
          .join(' | ')
          .replace('|  |', '| |'),
      ),
    ).toEqual(LINES.trim().split('\n'));
    expect(new Set(envelopes.rows.map(({ id }) => id)).size).toBe(38);
  });

  it.each(envelopes.rows)('G1 keeps the insert and window of $name inside its size', (envelope) => {
    const size = parseSize(envelope.size);
    if (!size.ok) throw new Error(size.reason);
    const { height, width } = size.value;
    if (envelope.insertSize !== undefined) {
      const insert = parseSize(envelope.insertSize);
      if (!insert.ok) throw new Error(insert.reason);
      expect(height - insert.value.height).toBeGreaterThanOrEqual(0.125);
      expect(width - insert.value.width).toBeGreaterThanOrEqual(0.125);
    }
    const { window } = envelope;
    if (window) {
      expect(window.fromLeft + window.width).toBeLessThan(width);
      expect(window.fromBottom + window.height).toBeLessThan(height);
    }
    expect(envelope.usage).not.toBe('');
  });

  it('G1 marks the #9 as the reply envelope, which a #10 carries', () => {
    const reply = envelopes.rows.filter(({ isReply }) => isReply);
    expect(reply.map(({ name }) => name)).toEqual(['#9']);
  });

  it('G1 positions the windows', () => {
    const windows = envelopes.rows.filter(({ window }) => window);
    expect(windows.map(({ name }) => name)).toEqual(['#9 Window', '#10 Window']);
    for (const { window } of windows) {
      expect(window).toEqual({ height: 1.125, width: 4.5, fromLeft: 0.875, fromBottom: 0.5 });
    }
  });

  it('G1 mails a thicker letter as a flat, and rejects one that is too thick', () => {
    expect(mailsAs({ height: 4.125, width: 9.5 }, 0.25)).toEqual({ ok: true, value: 'letter' });
    expect(mailsAs({ height: 4.125, width: 9.5 }, 0.26)).toEqual({ ok: true, value: 'flat' });
    expect(mailsAs({ height: 9, width: 12 }, 0.8).ok).toBe(false);
  });

  it('G11 cites every size, insert and window', () => {
    for (const { id, insertSize, window } of envelopes.rows) {
      expect(provenanceOf(envelopes, id, 'size')?.date).toMatch(/^\d{4}-\d{2}/);
      if (insertSize) expect(provenanceOf(envelopes, id, 'insertSize')?.standing).toBe('practice');
      if (window) expect(provenanceOf(envelopes, id, 'window')?.standing).toBe('practice');
    }
    for (const id of ['square-5', 'square-6-5', 'catalog-12x15']) {
      expect(provenanceOf(envelopes, id, 'size')?.standing).toBe('product');
    }
    expect(provenanceOf(envelopes, 'a7', 'size')?.standing).toBe('sourced');
    expect(squareNote.from.standing).toBe('product');
    for (const { row } of envelopes.exceptions ?? []) {
      expect(envelopes.rows.map(({ id }) => id)).toContain(row);
    }
  });
});
