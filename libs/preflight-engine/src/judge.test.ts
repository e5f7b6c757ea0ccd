import { deserialize, serialize } from 'node:v8';
import { describe, expect, it } from '@jest/globals';
import { pressFile } from '../test/press-file.ts';
import {
  judge,
  type JobSpec,
  preflight,
  type PreflightMode,
  profileIds,
  type SurveyedFile,
} from './index.ts';

const booklet = pressFile({
  pages: Array.from({ length: 6 }, () => ({ content: '0 1 1 0 k 0.1 w 20 20 m 300 300 l S' })),
});
/** 6 × 9 in with bleed, without a TrimBox. */
const untrimmed = pressFile({ pages: [{ entries: '/MediaBox [0 0 450 666]' }] });
const jobs: readonly JobSpec[] = [
  {},
  { trim: { width: 8.5, height: 11 } },
  { pages: 6, pageMultiple: 4, bindingName: 'Saddle Stitch' },
  { colors: { process: 'black' }, bleed: 0.25 },
];

/** What a check found, as if it was stored meanwhile. */
async function surveyed(bytes: Buffer, mode: PreflightMode = 'quick', job?: JobSpec): Promise<SurveyedFile> {
  const found = Promise.withResolvers<SurveyedFile>();
  await preflight(bytes, { mode, onSurvey: found.resolve, ...(job && { job }) });
  return deserialize(serialize(await found.promise)) as SurveyedFile;
}

describe('judging again without the file', () => {
  it.each(jobs)(
    'F7 a survey judged by the job %j has the result of a new check by it, in every profile',
    async (job) => {
      const file = await surveyed(booklet);
      for (const profile of profileIds)
        expect(judge(file, { profile, job })).toEqual(
          await preflight(booklet, { mode: 'quick', profile, job }),
        );
    },
  );

  it('F7 a survey of a full check judged by another job has the result of a new full check by it', async () => {
    const file = await surveyed(booklet, 'full');
    for (const job of jobs)
      expect(judge(file, { profile: 'sheetfed', job })).toEqual(await preflight(booklet, { job }));
  });

  it('F7 takes a UserUnit of 1 for none', async () => {
    const card = pressFile({ pages: [{ entries: '/MediaBox [0 0 270 162] /UserUnit 1' }] });
    const file = await surveyed(card);
    expect(file.facts.pages[0]?.boxes.TrimBox).toEqual([9, 9, 261, 153]);
    expect(judge(file, { profile: 'sheetfed' })).not.toBeNull();
  });

  it('F7 a survey judged without its job has the result of a check without one', async () => {
    const file = await surveyed(booklet, 'quick', { pages: 12 });
    expect(judge(file, { profile: 'sheetfed' })).toEqual(await preflight(booklet, { mode: 'quick' }));
  });

  it('F7 needs the file for another profile of a full check, which has other ink limits', async () => {
    expect(judge(await surveyed(booklet, 'full'), { profile: 'newspaper' })).toBeNull();
  });

  it.each(jobs)(
    'F7 a survey of a full check judged in quick mode by the job %j has the result of a quick check',
    async (job) => {
      const file = await surveyed(booklet, 'full');
      for (const profile of profileIds)
        expect(judge(file, { mode: 'quick', profile, job })).toEqual(
          await preflight(booklet, { mode: 'quick', profile, job }),
        );
    },
  );

  it('F7 needs the file for a full check after a quick one', async () => {
    expect(judge(await surveyed(booklet), { mode: 'full', profile: 'sheetfed' })).toBeNull();
  });

  it('F7 needs the file if the job says another trim of pages without a TrimBox', async () => {
    const file = await surveyed(untrimmed);
    const judged = (job: JobSpec) => judge(file, { profile: 'sheetfed', job });
    expect(judged({ trim: { width: 8.5, height: 11 } })).toBeNull();
    expect(judged({ trim: { width: 6, height: 9 }, pages: 1 })).toMatchObject({ job: { pages: 1 } });
  });

  it('F7 gives nothing to judge again for a file that can’t be opened', async () => {
    let count = 0;
    await preflight(Buffer.from('no PDF'), { mode: 'quick', onSurvey: () => (count += 1) });
    expect(count).toBe(0);
  });

  it('F7 refuses an invalid job and names the field', async () => {
    const file = await surveyed(booklet);
    expect(() => judge(file, { profile: 'sheetfed', job: { pages: 0 } })).toThrow('job.pages');
    const mode = 'fast' as PreflightMode;
    expect(() => judge(file, { mode, profile: 'sheetfed' })).toThrow('mode is quick or full');
  });
});
