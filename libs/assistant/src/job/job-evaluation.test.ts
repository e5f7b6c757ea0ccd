import { describe, expect, it } from '@jest/globals';
import { createAnswerer } from '../answerer/answerer.ts';
import { askAll } from '../evaluation/ask.ts';
import { faultsOf } from '../evaluation/judge.ts';
import { OWN_NOW, OWN_ZONE, ownJobFixture } from '../evaluation/own-job-fixture.ts';
import { jobProjectQuestions } from '../evaluation/questions/job-projects.ts';
import { jobResultQuestions } from '../evaluation/questions/job-results.ts';
import { jobSheetQuestions } from '../evaluation/questions/job-sheets.ts';

/** Questions about print or the app in general that sound like the user's own work. */
const generalQuestions: readonly string[] = [
  'why do files fail preflight?',
  "what's the best paper for my business cards?",
  'will a 6x9 booklet mail as a letter?',
  'how much bleed does my file need?',
  'what resolution should my images be?',
  'how do I set up my file for print?',
  'how do I export my PDF from InDesign?',
  'what is the spine for 120 pages on 80# gloss text?',
  'which binding should I use for my catalog?',
  'how do I create a project?',
  'how many projects can I have?',
  'how do I set a reminder?',
  'what size should my postcard be?',
  'what do brochures cost?',
  'will I get an email when a project is due?',
  'my file is 8.75 x 11.25 for an 8.5 x 11 flyer, enough bleed?',
  'our UK client wants 300gsm card. what is that in pounds?',
  'fonts missing from my Word pdf',
  'what happens if my file fails preflight?',
  'what does TrimBox mean in my report?',
  'where are my projects?',
  'are my projects backed up?',
  'Printer delivered 7% more than I ordered on the sheetfed job. Is that usual?',
  'will my 6x9 postcard mail as a letter?',
  'when are files due at the printer?',
  'can I mail my booklet without an envelope?',
  'what is postage due?',
  'what does overprint mean?',
  'how do I email my spec sheet?',
  "what's the max sheet size for digital press?",
  'max sheet size for the offset press',
  'status of offset printing',
  "why doesn't my file match my screen?",
  'does coating add weight to my mailer?',
];

const jobQuestions = [...jobProjectQuestions, ...jobResultQuestions, ...jobSheetQuestions];
const answerer = createAnswerer([]);
const moment = { now: OWN_NOW, timeZone: OWN_ZONE };

describe('own work', () => {
  it.each(jobQuestions.map((question) => [question.id, question] as const))(
    'C7 answers %s',
    async (_id, question) => {
      const answer = await askAll(question, (message, history) =>
        answerer.answer({ message, history, job: ownJobFixture, ...moment }),
      );
      expect({ answer: answer.response, faults: faultsOf(question, answer) }).toMatchObject({ faults: [] });
    },
  );

  it.each(generalQuestions)('C7 reads nothing of the user’s for “%s”', (message) => {
    expect(answerer.jobParts({ message, history: [] })).toEqual([]);
  });
});
