import { describe, expect, it } from '@jest/globals';
import { emptySpecData, type SpecData, type SpecKind } from '@printpartner/contracts/spec-fields';
import { jobOf } from '../job/index.ts';
import { mailBody, specLines } from '../mail/index.ts';
import { preflightJobOf } from '../preflight/index.ts';
import { changedFields, jobValues } from '../quotes/index.ts';
import { sheetFromTemplate, specTemplates } from '../templates/index.ts';
import { choiceMarks, hasMarks, openQuestions, withoutAssumedNo } from './answers.ts';
import { emptyValues, type Sheet } from './values.ts';

const sheet = (kind: SpecKind, data: Partial<SpecData> = {}): Sheet => ({
  kind,
  data: { ...emptySpecData(kind), ...data },
  shippingOption: '',
});
const linesAbout = (of: Sheet) =>
  specLines(of).flatMap(({ lines }) =>
    lines.filter(({ label }) => /bleed/i.test(label)).map(({ label, text }) => `${label}: ${text}`),
  );
const openKeys = (of: Sheet) => openQuestions(of).map(({ key }) => key);

/** Everything that reads the answer. */
const readings = (of: Sheet) => ({
  lines: linesAbout(of),
  mail: mailBody(of).includes('leed'),
  job: jobOf(of).text.bleedIn,
  preflight: preflightJobOf(of).bleed,
  isOpen: openKeys(of).length > 0,
});

describe('questions that nobody has answered', () => {
  it.each([
    [null, { lines: [], mail: false, job: undefined, preflight: undefined, isOpen: true }],
    [false, { lines: ['Bleed: No'], mail: true, job: 0, preflight: 0, isOpen: false }],
    [true, { lines: ['Bleed: Yes'], mail: true, job: 0.125, preflight: 0.125, isOpen: false }],
  ])('S5 the bleed %s means the same in email, job and preflight', (bleedRequired, means) => {
    expect(readings(sheet('booklet', { bleedRequired }))).toEqual(means);
  });

  it('S1 asks for the bleed that the cover type shows', () => {
    expect(openKeys(sheet('booklet'))).toEqual(['bleedRequired']);
    expect(openKeys(sheet('booklet', { coverType: 'plus', bleedRequired: false }))).toEqual([
      'interiorBleedRequired',
      'coverBleedRequired',
    ]);
  });

  it('S10 tells vendors that an answer was added or taken back, and a No changes no price', () => {
    const [open, no, yes] = [null, false, true].map((bleedRequired) => sheet('booklet', { bleedRequired }));
    const changes = (before?: Sheet, after?: Sheet) => before && after && changedFields(before, after, 99);
    expect(changes(open, no)).toEqual([{ label: 'Bleed', before: '', after: 'No' }]);
    expect(changes(yes, open)).toEqual([{ label: 'Bleed', before: 'Yes', after: '' }]);
    expect([open, no, yes].map((one) => one && jobValues(one))).toEqual([[], [], [['bleedRequired', true]]]);
  });

  it('S2 marks the bleed that the custom form starts with, until it is chosen', () => {
    expect(linesAbout(sheet('custom'))).toEqual(['Bleed: Bleed (default)']);
    expect(openKeys(sheet('custom'))).toEqual(['mailerBleed']);
    const chosen = sheet('custom', choiceMarks);
    expect(linesAbout(chosen)).toEqual(['Bleed: Bleed']);
    expect(openKeys(chosen)).toEqual([]);
    expect(changedFields(chosen, sheet('custom'), 99)).toEqual([]);
    expect(changedFields(sheet('custom'), sheet('custom', { mailerBleed: 'No bleed' }), 99)).toEqual([
      { label: 'Bleed', before: 'Bleed', after: 'No bleed' },
    ]);
    expect(linesAbout(sheet('custom', { mailerBleed: 'No bleed' }))).toEqual(['Bleed: No bleed']);
    expect(openKeys(sheet('custom', { mailerBleed: 'No bleed' }))).toEqual([]);
    expect(jobOf(sheet('custom')).text.bleedIn).toBe(0.125);
  });

  it('S1 S2 leaves nothing open that a template answers', () => {
    for (const template of specTemplates) expect(openKeys(sheetFromTemplate(template))).toEqual([]);
  });

  it('S4 takes the No that nobody said for no answer, and keeps all else as it is', () => {
    const { mailerBleedChosen: mark, ...values } = emptyValues('booklet');
    const earlier = {
      ...values,
      bleedRequired: false,
      interiorBleedRequired: false,
      coverBleedRequired: true,
    };
    expect(withoutAssumedNo(earlier, (key) => key !== 'interiorBleedRequired')).toEqual({
      ...earlier,
      bleedRequired: null,
    });
    expect([hasMarks(earlier), hasMarks({ ...earlier, mailerBleedChosen: mark })]).toEqual([false, true]);
  });
});
