import { serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { judge, preflight, type SurveyedFile, surveyFormat } from '@printpartner/preflight-engine';
import { pdfOf, SQUARE } from '../../test/pdf-bytes.ts';
import { packSurvey, unpackSurvey } from './packed-survey.ts';

async function surveyed(): Promise<SurveyedFile> {
  const found = Promise.withResolvers<SurveyedFile>();
  await preflight(pdfOf([SQUARE, SQUARE]), { mode: 'quick', onSurvey: found.resolve });
  return found.promise;
}

it('F7 a packed survey is judged as the survey itself', async () => {
  const file = await surveyed();
  const packed = await packSurvey(file);
  if (!packed) throw new Error('not packed');
  const options = { profile: 'sheetfed', job: { pages: 4 } } as const;
  const unpacked = await unpackSurvey(packed);
  expect(unpacked && judge(unpacked, options)).toEqual(judge(file, options));
});

it('F7 a survey of another format, or of a release without formats, is not judged', async () => {
  const survey = await surveyed();
  const unpacked = (value: unknown) => unpackSurvey(gzipSync(serialize(value)));
  expect(await unpacked({ format: surveyFormat, survey })).toEqual(survey);
  expect(await unpacked({ format: surveyFormat + 1, survey })).toBeNull();
  expect(await unpacked(survey)).toBeNull();
});

it('F5 F7 a survey of too many pages or images is not packed', async () => {
  const file = await surveyed();
  const [page] = file.facts.pages;
  if (!page) throw new Error('no page');
  const withPages = (pages: SurveyedFile['facts']['pages']) => ({ ...file, facts: { ...file.facts, pages } });
  expect(await packSurvey(withPages(Array.from({ length: 2_001 }, () => page)))).toBeNull();
  const images = Array.from({ length: 50_001 }, () => ({})) as typeof page.images;
  expect(await packSurvey(withPages([{ ...page, images }]))).toBeNull();
});
