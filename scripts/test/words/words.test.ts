import { idsOfLegend, idsOfTitles } from './feature-ids.ts';
import { findFragments, findTitlesWithoutSubject } from './prose.ts';
import { findBannedTurns } from './words-step.ts';
import { describe, expect, it } from '@jest/globals';

describe('words', () => {
  it('K2 names the line, the banned turn and what to write', () => {
    expect(findBannedTurns('// Fine.\n// A second worker hears of it just now.', 'libs/x.ts')).toEqual([
      '2: "just now": write "no longer", "again", "right now", or nothing',
      '2: "hears of": write "receives", "consumes", "is notified"',
    ]);
  });

  it('K2 accepts plain English', () => {
    expect(
      findBannedTurns('Page 1 has no TrimBox. It stands for the sheet. The rest is trimmed.', 'libs/x.ts'),
    ).toEqual([]);
  });

  it('K2 accepts British spelling only where users write it', () => {
    const words = "terms('catalog, catalogue')";
    expect(findBannedTurns(words, 'libs/assistant/src/words.ts')).toEqual([]);
    expect(findBannedTurns(words, 'web/src/words.ts')).toHaveLength(1);
  });

  it('K2 names limits MAX_ and MIN_', () => {
    expect(findBannedTurns('const MOST_FILES = 4, ROWS_MAX = 3, MAX_ROWS = 2;', 'libs/x.ts')).toEqual([
      '1: "MOST_F": write "MAX_…" or "MIN_…" for a limit',
    ]);
    expect(findBannedTurns('const ROWS_MAX = 3;', 'libs/x.ts')).toHaveLength(1);
    expect(findBannedTurns('const LONGEST = 3;', 'libs/x.ts')).toHaveLength(1);
    expect(findBannedTurns('const MAX_ROWS = 2;', 'libs/x.ts')).toEqual([]);
  });

  it('K2 reads every id at the start of a title', () => {
    const source = "test('P2 R1 saves', run); it.each(rows)('x', run); await test.step('H8 shows it', run);";
    expect(idsOfTitles(source)).toEqual(['P2', 'R1', 'H8']);
  });

  it('K2 reads the ids of the tables of the legend', () => {
    expect(idsOfLegend('| id  | feature |\n| --- | --- |\n| P2  | Saving |\n')).toEqual(new Set(['P2']));
  });

  it('K2 finds comments that begin with a preposition and have no subject', () => {
    const source = [
      '/** Of one page load. */',
      'const a = 1; // In inches.',
      '/** Without a connection, it would wait for one. */',
      '// The width is in inches.',
      '// A comment of two lines,',
      '// of which the second begins with a preposition.',
    ];
    expect(findFragments(source.join('\n')).map((found) => found.slice(0, 2))).toEqual(['1:', '2:']);
  });

  it('K2 finds titles that say what happens, but not to what', () => {
    const source =
      "it('F6 outlive their session', run); it('P2 ignores SLOT', run); it.each([f(1)])('F6 are told', run);";
    expect(findTitlesWithoutSubject(source)).toEqual([
      '1: a title without a subject: "F6 outlive their session"',
      '1: a title without a subject: "F6 are told"',
    ]);
  });
});
