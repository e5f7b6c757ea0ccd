import { expect, it } from '@jest/globals';
import type { PreflightCheckId, PreflightResult } from '@printpartner/contracts/types';
import {
  buildFinding,
  buildPage,
  buildResult,
} from '../../../entities/preflight-result/testing/build-result.ts';
import { findingFacts, printSizeOf } from './finding-facts.ts';

const result = buildResult([], { pages: [buildPage({ number: 2 })] });

it('F6 gives the pixels of an image and those it needs at its placed size', () => {
  expect(printSizeOf(buildFinding(), result)).toEqual({
    pixels: '506 × 342',
    placedAt: '3.42 × 2.31 in',
    needed: '1026 × 693 px',
    goodWidth: '2.24 in',
    goodPpi: 225,
  });
});

it('F6 gives no print size for anything but a placed image', () => {
  expect(printSizeOf(buildFinding({ object: 'line art' }), result)).toBeNull();
  expect(printSizeOf(buildFinding({ box: null }), result)).toBeNull();
  // The unit of a page that isn't listed is not known.
  expect(printSizeOf(buildFinding({ page: 9_000 }), result)).toBeNull();
});

it('F7 shows what was ordered instead of a limit and a target', () => {
  const finding = buildFinding({
    page: 2,
    object: 'left edge',
    measured: { value: 9, unit: 'pt', text: '0.125 in' },
    limit: { value: 18, unit: 'pt', text: '0.25 in' },
  });
  const namesOf = (fromJob: boolean) =>
    findingFacts('bleed', { ...finding, fromJob }, result, null).map(({ name }) => name);
  expect(namesOf(true)).toEqual(['Spec sheet', 'Object', 'Page']);
  expect(namesOf(false)).toEqual(['Limit', 'Target', 'Object', 'Page']);
});

it('F6 shows the words of the text found, and on how many pages it is', () => {
  const finding = buildFinding({ page: 2, object: 'text in Frutiger', quote: 'Terms apply', pageCount: 49 });
  const facts = (changes: Partial<typeof finding> = {}) =>
    findingFacts('text-size', { ...finding, ...changes }, { ...result, pageCount: 60 }, null);
  expect(facts()).toContainEqual({ name: 'Text', value: '“Terms apply”' });
  expect(facts()).toContainEqual({ name: 'Pages', value: '49 of 60' });
  expect(facts({ quote: undefined, pageCount: undefined }).map(({ name }) => name)).not.toContain('Text');
  expect(facts({ pageCount: undefined })).toContainEqual({ name: 'Page', value: '2 of 60' });
});

it('G11 cites the limit of the press that judged the ink, and the house target of the images', () => {
  const finding = buildFinding({
    measured: { value: 330, unit: '%', text: '330%' },
    limit: { value: 240, unit: '%', text: '240%' },
  });
  const sourcesOf = (check: PreflightCheckId, profile: PreflightResult['profile']) =>
    findingFacts(check, finding, { ...result, profile }, null).flatMap(({ name, from }) =>
      from ? [`${name}: ${from.source}`] : [],
    );
  expect(sourcesOf('ink-coverage', 'newspaper')).toEqual([
    'Limit: Press specifications: SWOP, GRACoL and SNAP',
  ]);
  expect(sourcesOf('image-resolution', 'sheetfed')).toEqual([
    'Limit: Trade practice',
    'Target: Print Partner house figure',
  ]);
});
