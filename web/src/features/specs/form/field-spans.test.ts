import { expect, it } from '@jest/globals';
import { shownSections } from '@printpartner/spec-sheet/fields';
import { spansOf } from './field-spans.ts';

it('S1 notes fill the half of a row that is left beside what they are about', () => {
  const options = shownSections('booklet', 'self').find(({ section }) => section.id === 'options');
  const fields = options?.fields ?? [];
  const spans = new Map(fields.map(({ key }, place) => [key, spansOf(fields)[place]]));
  expect(spans.get('textFinishedSize')).toContain('md:col-span-3');
  expect(spans.get('textFlatSize')).toContain('md:col-span-3');
  expect(spans.get('dimensionsNotes')).toContain('md:col-span-6');
  expect(spans.get('textStock')).toContain('md:col-span-3');
  expect(spans.get('stockNotes')).toContain('md:col-span-3');
  expect(spans.get('textFinishingNotes')).toContain('md:col-span-6');
});
