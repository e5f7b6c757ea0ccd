import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import { skills } from '../skills.ts';

const claimSkills = skills.filter(({ id }) => id.endsWith('-claims'));

function answerTo(message: string): string | undefined {
  const question = readQuestion(message, []);
  for (const { answer } of claimSkills) {
    const draft = answer(question);
    if (draft) return draft.text;
  }
  return undefined;
}

describe('the verdict of a claim', () => {
  it.each([
    ['should I keep ink off the glue tabs?', 'Yes'],
    ['can ink go on the glue tabs?', 'No'],
    ['is it a problem if text is on the fold?', 'Yes'],
    ['should I avoid a thin border near the trim?', 'Yes'],
    ['is a thin border near the trim ok?', 'No'],
    ['is it bad to use registration black for text?', 'Yes'],
    ['should white knock out instead of overprint?', 'Yes'],
    ['should I remove the password from the PDF before I send it?', 'Yes'],
    ['can I send a PDF with a password?', 'No'],
    ['should I convert my Word file before I send it?', 'Yes'],
    ['is gloss thicker than uncoated?', 'No'],
    ['is uncoated thicker than gloss?', 'Yes'],
    ['does uncoated weigh the same as gloss?', 'Yes'],
    ['does uncoated weigh more than gloss?', 'No'],
    ['can papers of the same weight have different thickness?', 'Yes'],
    ['will my colors look different than on my monitor?', 'Yes'],
    ['will my colors match my monitor?', 'No'],
    ['does my file need to be RGB?', 'No'],
    ['does my file need to be CMYK?', 'Yes'],
    ['can I skip the bleed if the background is white?', 'Yes'],
    ['do I need bleed if the background is white?', 'No'],
    ['can I send my file without bleed?', 'It depends'],
    ['will pen smear on gloss paper?', 'Yes'],
    ['can you write on gloss paper?', 'No'],
    ['is x-1a better than x-4?', 'No'],
    ['will 100% black look gray in a large area?', 'Yes'],
    ['does the cover have to be the same paper as the inside?', 'No'],
    ['should I avoid photos across the gutter?', 'No'],
  ])('C3 answers “%s” with %s', (message, verdict) => {
    expect(answerTo(message)).toMatch(new RegExp(String.raw`^\*\*${verdict}\*\*`));
  });

  it('C3 says a claim without a verdict where the question compares in a way it doesn’t know', () => {
    expect(answerTo('is 100K better than rich black for text?')).toMatch(/^Set text in K100 only/);
    expect(answerTo('is it fine not to convert to CMYK?')).toMatch(/^Convert RGB to CMYK/);
  });
});
