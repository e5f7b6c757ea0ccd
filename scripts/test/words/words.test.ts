import { idsOfLegend, idsOfTitles } from './feature-ids.ts';
import { findBannedTurns } from './words-step.ts';
import { describe, expect, it } from '@jest/globals';

describe('words', () => {
  it('K2 names the line, the banned turn and what to write', () => {
    expect(findBannedTurns('// Fine.\n// A second worker hears of it just now.')).toEqual([
      '2: "just now": write "no longer", "again", "right now", or nothing',
      '2: "hears of": write "receives", "consumes", "is notified"',
    ]);
  });

  it('K2 accepts plain English', () => {
    expect(findBannedTurns('Page 1 has no TrimBox. It stands for the sheet. The rest is trimmed.')).toEqual(
      [],
    );
  });

  it('K2 reads every id at the start of a title', () => {
    const source = "test('P2 R1 saves', run); it.each(rows)('x', run); await test.step('H8 shows it', run);";
    expect(idsOfTitles(source)).toEqual(['P2', 'R1', 'H8']);
  });

  it('K2 reads the ids of the tables of the legend', () => {
    expect(idsOfLegend('| id  | feature |\n| --- | --- |\n| P2  | Saving |\n')).toEqual(new Set(['P2']));
  });
});
