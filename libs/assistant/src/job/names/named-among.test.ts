import { describe, expect, it } from '@jest/globals';
import { namedAmong } from './named-among.ts';

const things = [
  ['Acme Brochure', 'Acme Outdoor'],
  ['Holiday Mailer', 'Acme Outdoor'],
  ['Fall Catalog', 'Northwind Books'],
  ['fall-catalog_v3.pdf'],
].map((names) => ({ thing: names[0], names }));
const found = (said: string) => namedAmong(said, things).found;

describe('the names in a question', () => {
  it('C7 finds a thing by its name before its customer', () => {
    expect(found('when is the acme brochure due?')).toEqual(['Acme Brochure']);
    expect(found("what's due for northwind?")).toEqual(['Fall Catalog']);
    expect(namedAmong("what's due for acme?", things).alike).toEqual(['Acme Brochure', 'Holiday Mailer']);
  });

  it('C7 forgives misspellings and plurals, and reads file names', () => {
    expect(found('status of the holyday mailers')).toEqual(['Holiday Mailer']);
    expect(found('did fall-catalog_v3.pdf pass')).toEqual(['fall-catalog_v3.pdf']);
  });

  it('C7 finds nothing for a name that nothing has, and says the name', () => {
    expect(namedAmong('when is the zebra brochure due?', things)).toMatchObject({
      found: [],
      asked: 'zebra brochure',
      isOnlyKind: false,
    });
  });

  it('C7 takes a kind of piece as a name only if a thing has it', () => {
    expect(found('what paper is my brochure on?')).toEqual(['Acme Brochure']);
    expect(namedAmong('what paper is my poster on?', things)).toMatchObject({ found: [], isOnlyKind: true });
  });

  it('C7 names nothing in a question about time', () => {
    expect(namedAmong('what do i have due this week?', things)).toMatchObject({ found: [], asked: '' });
  });

  // Without a bound on what is compared, this takes longer than a test may.
  it('C7 compares a long conversation with many names at once', () => {
    const many = Array.from({ length: 200 }, (_, n) => ({
      thing: n,
      names: [n === 150 ? 'Zulu' : `Harbor ${n}`, 'harborside'],
    }));
    const said = Array.from({ length: 10_000 }, (_, n) => `harborx${n}`).join(' ');
    expect(namedAmong(`${said} zulu`, many).found).toEqual([150]);
  });
});
