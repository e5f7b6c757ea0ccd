import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import { draftBySkill } from '../draft-by-skill.ts';
import type { Draft } from '../skill.ts';
import { mailSkills } from './mail-skills.ts';

const answerTo = (text: string): Draft | undefined => draftBySkill(readQuestion(text, []), mailSkills)?.draft;
const textOf = (question: string): string => answerTo(question)?.text ?? '';

it.each([
  'what are the rules for the address on a folded self-mailer panel?',
  'where is the final fold of a self-mailer',
])('C3 names the exception for the final panel of a sealed tri-fold: “%s”', (question) => {
  expect(textOf(question)).toContain(
    'isn’t on the final panel, unless a horizontal tri-fold or multi-fold has a sealed leading edge.',
  );
});

describe('C3 USPS shape of a piece', () => {
  it.each([
    ['Is 6x11 a letter?', '**Yes.** 6 × 11 in mails as a **letter**'],
    ['is 6.5 x 9 a letter', '**No.** 6-1/2 × 9 in mails as a **flat**'],
    ['does 8.5x11 mail flat or letter', '8-1/2 × 11 in mails as a **flat**'],
    ['will a 13x16 calendar mail as a flat', '**No.** 13 × 16 in is **not a card, letter or flat**'],
    ['can i mail a 3 x 4.5 card', '**too small'],
    ['can I mail a 5x7 at the postcard rate', '**No**, not at the single-piece card price'],
    ['what about a 0.3" thick 6x9 booklet, letter or flat', '**flat**'],
    ['is a 9x12 flat 1-1/4 in thick mailable', 'mails as a parcel'],
    ['can i mail a 3x5 piece 0.3 in thick', 'Over 0.25 in thick, it mails as a parcel'],
    ['can i mail a 4.25x5.5 postcard at the postcard price', 'still pays the single-piece card price: $0.65'],
    ['4x6 postcard portrait, does it mail at the card price', 'it pays the $0.49 surcharge: $1.31'],
  ])('C3 answers “%s” with “%s”', (question, text) => {
    expect(textOf(question)).toContain(text);
  });

  it.each([
    [
      '8x4 flyer folded in half mail as letter?',
      '4 × 8 in folded in half (4 × 4 in) is **too small to mail**',
    ],
    ['8.5x5.5 flyer folded in half, can I mail it', '(4-1/4 × 5-1/2 in) mails as a **nonmachinable letter**'],
    ['9x12 flyer folded in half, can I mail it', '(6 × 9 in) mails as a **letter**'],
    ['my card is 6.4x9, is that a letter', 'Folded in half to 4-1/2 × 6.4 in'],
    ['can i mail a 6x12 card', 'Folded in thirds to 4 × 6 in'],
  ])('C3 folds “%s” to “%s”', (question, text) => {
    expect(textOf(question)).toContain(text);
  });

  it.each([
    ['is 6x11 too large for a letter?', '**No.** 6 × 11 in mails as a **letter**'],
    ['is 9x12 too large for a letter?', '**Yes.** 9 × 12 in mails as a **flat**'],
    ['is 4 oz too heavy for a letter', '**Yes.**'],
    ['is 150 pieces not enough for bulk mail', '**Yes.**'],
    ['is 60# text too light for a self-mailer?', '**Yes**'],
  ])('C3 turns the verdict of “%s”: “%s”', (question, text) => {
    expect(textOf(question)).toContain(text);
  });

  it('C3 shows length ÷ height in the working', () => {
    expect(answerTo('Is 6x11 a letter?')?.workings?.[0]?.steps).toContainEqual({
      label: 'Length ÷ height',
      working: '11 ÷ 6',
      result: '1.83',
    });
  });

  it('C3 computes the aspect ratio of a size or of an envelope', () => {
    expect(textOf('aspect ratio of a 4x11 card')).toContain('**2.75**: nonmachinable');
    expect(textOf('is the A2 envelope too square to mail')).toContain('**1.31**: machinable');
  });

  it('C3 leaves the size of a sheet to other skills', () => {
    expect(answerTo('letter size in mm')).toBeUndefined();
    expect(answerTo('flat size for an 8.5 x 11 saddle stitched booklet')).toBeUndefined();
  });
});

describe('C3 thickness of a mailpiece', () => {
  it('C3 compares the caliper of the named finish with the minimum', () => {
    const text = textOf('will 100# gloss cover be thick enough for a 6x9?');
    expect(text).toContain('**No.**');
    expect(text).toContain('0.0087 in');
    expect(text).not.toContain('0.0135');
  });

  it('C3 shows every finish when none is named', () => {
    const text = textOf('can I use 100lb cover for 6 x 9 mailers');
    expect(text).toContain('**It depends on the finish.**');
    for (const caliper of ['0.0087', '0.0095', '0.0135']) expect(text).toContain(caliper);
  });

  it('C3 names the guide’s rule for a lighter cover', () => {
    expect(textOf('will 80# cover work for a postcard?')).toContain('No, not by our guide');
  });
});

describe('C3 weight of a mailpiece', () => {
  it('C3 weighs a card on its stock', () => {
    expect(textOf('what does a 6x9 postcard on 14pt weigh')).toContain('**0.43 oz**');
    expect(textOf('how much do 1000 14pt 6x9 postcards weigh in lbs')).toContain('**26.9 lb**');
  });

  it('C3 counts the sheets in an ounce, also with the envelope', () => {
    expect(textOf('how many sheets of 20# bond in one ounce')).toContain('**6 sheets**');
    expect(textOf('how many 100# gloss text sheets fit in an envelope for 1 stamp')).toContain(
      '**2 sheets**',
    );
  });
});

describe('C3 EDDM and folded pieces', () => {
  it.each([
    ['does 6x9 qualify for EDDM?', '**No**'],
    ['is 6.5x9 ok for every door direct mail', '**Yes**'],
    ['is 8.5 x 11 tri-folded ok for eddm', '**No**'],
    ['EDDM weight limit', '**3.3 oz**'],
    ['how many eddm pieces per bundle', '**50–100 pieces**'],
    ['wafer seals for a 1.5 oz self-mailer', '**2 tabs of 1-1/2 in**'],
    ['how many tabs on a mailed booklet', '**3 tabs of 1-1/2 in**'],
    ['what if my self mailer weighs 3.5 oz', '**too heavy'],
    ['largest folded self mailer', '**6 × 10-1/2 in'],
  ])('C3 answers “%s” with “%s”', (question, text) => {
    expect(textOf(question)).toContain(text);
  });
});
