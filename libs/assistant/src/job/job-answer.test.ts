import { describe, expect, it } from '@jest/globals';
import type { ChatTurn } from '@printpartner/contracts/types';
import { OWN_NOW, OWN_ZONE, ownJobFixture } from '../evaluation/own-job-fixture.ts';
import { readQuestion } from '../question/read-question.ts';
import { isOnlyOfJob, jobAnswer, jobPartsOf } from './job-answer.ts';
import type { OwnJob } from './own-job.ts';

const moment = { now: OWN_NOW, timeZone: OWN_ZONE };
const ask = (message: string, job: OwnJob = ownJobFixture, history: readonly ChatTurn[] = []) =>
  jobAnswer(readQuestion(message, history), job, moment);
const partsOf = (message: string, history: readonly ChatTurn[] = []) =>
  jobPartsOf(readQuestion(message, history));

describe('questions about own work', () => {
  it('C7 questions about own work read only the parts that they are about', () => {
    expect(partsOf("what's due this week?")).toEqual(['projects']);
    expect(partsOf('why did my file fail?')).toEqual(['results']);
    expect(partsOf('why did the harbor file fail?')).toEqual(['results', 'projects']);
    expect(partsOf('what paper did I spec for the catalog?')).toEqual(['sheets']);
  });

  it('C7 a follow-up about own work reads another part after a question about one', () => {
    const history: ChatTurn[] = [
      { role: 'user', content: 'when is the fall catalog due?' },
      { role: 'model', content: 'Fri, Dec 4.' },
    ];
    expect(partsOf('and what paper is it on?', history)).toEqual(['sheets']);
    expect(partsOf('what is saddle stitch?', history)).toEqual([]);
  });

  it('C7 about the user’s own piece are general if no sheet fits', () => {
    const question = readQuestion("what's the postage for my poster?", []);
    expect(jobPartsOf(question)).toEqual(['sheets']);
    expect(isOnlyOfJob(question)).toBe(false);
    expect(jobAnswer(question, ownJobFixture, moment)).toBeUndefined();
    expect(isOnlyOfJob(readQuestion('why did my file fail?', []))).toBe(true);
  });
});

describe('answers from own work', () => {
  it('C7 answers say that a part can’t be read while its service is away', () => {
    for (const [message, part] of [
      ["what's due this week?", 'projects'],
      ['what paper did I spec for the catalog?', 'spec sheets'],
      ['why did my file fail?', 'preflight results'],
    ] as const)
      expect(ask(message, {})).toMatchObject({
        kind: 'unknown',
        text: `I can’t read your ${part} right now. Try again in a minute.`,
      });
  });

  it('C7 answers say how to begin where there is nothing yet', () => {
    const empty: OwnJob = { projects: [], sheets: [], results: [] };
    expect(ask("what's due this week?", empty)?.text).toMatch(/^You have no projects yet/);
    expect(ask('what paper did I spec?', empty)?.text).toMatch(/^You have no spec sheets yet/);
    expect(ask('why did my file fail?', empty)?.text).toMatch(/^I find no preflight result of yours/);
  });

  it('C7 link to the user’s own screens', () => {
    const addressOf = (message: string) => ask(message)?.links?.[0]?.address;
    expect(addressOf('when is the acme brochure due?')).toMatch(/^\/\?tab=projects&project=0{8}-/);
    expect(addressOf('what paper did I spec for the fall catalog?')).toMatch(/^\/\?tab=specs&sheet=0{8}-/);
    expect(addressOf('what paper did I spec for the donor postcard?')).toMatch(/^\/\?tab=mailer&sheet=/);
    expect(addressOf('why did my file fail?')).toBe('/?tab=preflight');
    expect(addressOf('did the fall catalog pdf pass?')).toMatch(/^\/\?tab=projects&project=/);
  });

  it('C7 answers say that a file can’t be opened instead of listing checks', () => {
    const [newest] = ownJobFixture.results;
    if (!newest) throw new Error('The fixture has no result');
    const result = { ...newest.result, opens: false, verdict: 'The file is damaged and can’t be opened.' };
    expect(ask('why did my file fail?', { results: [{ ...newest, result }] })?.text).toContain(
      'can’t be opened',
    );
  });

  it('C7 compare the flat cover of a sheet with the calculated spine', () => {
    const ofFlat = (coverFlatSize: string) => {
      const sheets = ownJobFixture.sheets.map((sheet) => ({
        ...sheet,
        data: { ...sheet.data, coverFlatSize },
      }));
      return ask('is the spine right on my fall catalog?', { sheets })?.text;
    };
    expect(ofFlat('12.2274 × 9 in')).toContain('**Yes**, the flat cover matches it.');
    expect(ofFlat('12.5 × 9 in')).toContain('**No**, the flat cover doesn’t match it.');
  });
});

describe('calculations on own sheets', () => {
  it('C7 answers show their arithmetic apart from the text', () => {
    const spine = ask("what's the spine of my fall catalog?");
    expect(spine?.workings).toEqual([
      {
        title: 'Spine width',
        steps: [{ label: 'Spine width', working: '120 ÷ 2 × 0.0035 + 2 × 0.0087', result: '0.2274 in' }],
        assumed: [],
      },
    ]);
    expect(spine?.text).not.toContain('÷');
  });

  it('C7 answers say what is missing in the sheet', () => {
    expect(ask('how heavy is my trail map?')?.text).toMatch(/paper/i);
  });

  it('C7 quote a text that can’t be read as it was typed', () => {
    const sheets = ownJobFixture.sheets.map((sheet) => ({
      ...sheet,
      data: { ...sheet.data, insideCoverPageCount: '[many](https://evil.example)' },
    }));
    const text = ask("what's the spine of my fall catalog?", { sheets })?.text;
    expect(text).toContain('many');
    expect(text).not.toMatch(/(?<!\\)\[many/);
    expect(text).not.toContain('https://');
  });
});
