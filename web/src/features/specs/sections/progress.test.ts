import { describe, expect, it } from '@jest/globals';
import type { SpecKind, SpecSectionId } from '@printpartner/contracts/spec-fields';
import { contentOf, shownSections, type Sheet } from '@printpartner/spec-sheet/fields';
import { buildValues, type SomeValues } from '../testing/build-sheet.ts';
import { progressOf, sectionText, startsFolded, totalOf } from './progress.ts';

const sheet = (values: SomeValues = {}, kind: SpecKind = 'booklet'): Sheet => ({
  kind,
  ...contentOf(buildValues(values, kind)),
});

function progress(id: SpecSectionId, values: SomeValues, kind: SpecKind = 'booklet') {
  const found = progressOf(sheet(values, kind)).find(({ section }) => section.id === id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
}

const contact = {
  companyName: 'Lakeview Arts',
  contactName: 'Dana Ruiz',
  contactEmail: 'dana@lakeviewarts.org',
  contactPhone: '410-555-0142',
};

describe('progress of a form', () => {
  it('S1 counts the filled fields of each section, without the word "test"', () => {
    expect(progress('contact', { companyName: 'Lakeview Arts', contactName: '"Test"' })).toMatchObject({
      number: 1,
      filled: 1,
      total: 4,
      isDone: false,
    });
    expect(progress('contact', contact)).toMatchObject({ filled: 4, isDone: true });
  });

  it('S1 one quantity is enough', () => {
    expect(progress('quantities', {})).toMatchObject({ filled: 0, isDone: false });
    expect(progress('quantities', { quantity: '0' })).toMatchObject({ filled: 0, isDone: false });
    expect(progress('quantities', { quantity2: '1,000' })).toMatchObject({
      filled: 1,
      total: 6,
      isDone: true,
    });
  });

  it('S1 special treatment has fields with a plus cover only', () => {
    const closed = progress('special', {});
    expect(closed).toMatchObject({ total: 0, isDone: false });
    expect(startsFolded(closed)).toBe(false);
    expect(progress('special', { coverType: 'plus' }).total).toBeGreaterThan(0);
    expect(progress('special', {}, 'custom').total).toBeGreaterThan(0);
  });

  it('S2 neither the binding "Options" nor the bleed that the form starts with is an answer', () => {
    const { filled, total } = progress('piece', {}, 'custom');
    expect(filled).toBe(0);
    const answers = { bindingType: 'Wire-O', finishedSize: 'N/A', mailerBleedChosen: true };
    expect(progress('piece', answers, 'custom')).toMatchObject({ filled: 2, total });
  });

  it('S1 counts a No, and not a question that nobody has answered', () => {
    const filled = (bleedRequired: boolean | null) => progress('options', { bleedRequired }).filled;
    expect([null, false, true].map((answer) => filled(answer) - filled(null))).toEqual([0, 1, 1]);
  });

  it('S1 totals the counts of all sections', () => {
    const before = totalOf(progressOf(sheet()));
    const after = totalOf(progressOf(sheet(contact)));
    expect(after).toEqual({ filled: before.filled + 4, total: before.total });
  });

  it('S1 folds what is finished, and notes that are empty', () => {
    expect(startsFolded(progress('contact', contact))).toBe(true);
    expect(startsFolded(progress('contact', {}))).toBe(false);
    expect(startsFolded(progress('notes', {}))).toBe(true);
    expect(startsFolded(progress('notes', { extraNotes: 'Call first' }))).toBe(false);
  });

  it('S1 a folded section is one line', () => {
    const [first] = shownSections('booklet', 'self');
    expect(sectionText(sheet(contact), first?.fields ?? [])).toBe(
      'Lakeview Arts, Dana Ruiz, dana@lakeviewarts.org, 410-555-0142',
    );
    expect(sectionText(sheet(), first?.fields ?? [])).toBe('');
  });
});
