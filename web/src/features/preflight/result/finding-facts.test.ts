import { describe, expect, it } from '@jest/globals';
import type { PreflightCheckId, PreflightFinding, PreflightResult } from '@printpartner/contracts/types';
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

describe('G11 the limit and the target of a finding', () => {
  const cited = (
    check: PreflightCheckId,
    profile: PreflightResult['profile'],
    changes: Partial<PreflightFinding> = {},
  ) => {
    const finding = buildFinding({
      measured: { value: 330, unit: '%', text: '330%' },
      limit: { value: 240, unit: '%', text: '240%' },
      ...changes,
    });
    return findingFacts(check, finding, { ...result, profile }, null).flatMap(({ name, value, from }) =>
      from ? [`${name}: ${name === 'Limit' ? '' : `${value}, `}${from.source}`] : [],
    );
  };
  const practice = 'Limit: Trade practice';

  it.each(['newspaper', 'web-offset'] as const)(
    'G11 cite the specification where ink fails on %s',
    (profile) => {
      expect(cited('ink-coverage', profile, { severity: 'fail' })).toEqual([
        'Limit: Press specifications: SWOP, GRACoL and SNAP',
      ]);
      expect(cited('ink-coverage', profile, { severity: 'warning' })).toEqual([practice]);
    },
  );

  it('G11 cite the house figure of images, type and knocked-out type', () => {
    const house = 'Print Partner house figure';
    expect(cited('image-resolution', 'sheetfed')).toEqual([practice, `Target: 300 ppi, ${house}`]);
    expect(cited('text-size', 'sheetfed')).toEqual([practice, `Target: 8 pt, ${house}`]);
    const limit = { value: 8, unit: 'pt', text: '8 pt' } as const;
    expect(cited('text-size', 'sheetfed', { limit })).toEqual([`Limit: ${house}`, `Target: 8 pt, ${house}`]);
  });

  it.each([
    ['large-format', 'bleed', '0.25 in'],
    ['large-format', 'safe-margin', '0.5 in'],
    ['large-format', 'image-resolution', '150 ppi'],
    ['large-format', 'text-size', '14 pt'],
    ['large-format', 'hairlines', '0.5 pt'],
    ['newspaper', 'text-size', '10 pt'],
    ['newspaper', 'hairlines', '0.5 pt'],
    ['newspaper', 'image-resolution', '300 ppi'],
  ] as const)('G11 limit and target are those of %s: %s of %s', (profile, check, target) => {
    expect(cited(check, profile)[1]).toMatch(`Target: ${target}, `);
  });

  it('G11 limit and target are higher for 1-bit images', () => {
    expect(cited('image-resolution', 'sheetfed', { object: '1-bit image 500 × 300' })[1]).toMatch('800 ppi');
  });
});
