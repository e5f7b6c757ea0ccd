import { describe, expect, it } from '@jest/globals';
import { type Finding, preflight } from '../src/index.ts';
import { hostileFiles } from './hostile-files.ts';

/** Characters of the longest texts: the details with 64 ink names, and a message with a list of names. */
const MAX_DETAILS = 10_000;
const MAX_SENTENCE = 2_000;
const PATIENCE_MS = 120_000;

const placesOf = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { alsoOn = [] }) => sum + alsoOn.length, 0);

describe('lists and texts in a result', () => {
  it.each(Object.entries(hostileFiles))(
    'F5 lists and texts in a result have limits, whatever the file contains: %s',
    async (name, fileOf) => {
      const { inks, pages, checks, pdfVersion } = await preflight(fileOf(), { mode: 'quick' });
      const texts = checks.flatMap(({ message, findings }) => [
        message,
        ...findings.flatMap((finding) => [finding.object, finding.message, finding.advice]),
      ]);
      const images = checks.map(({ lowResImages = [] }) => lowResImages.length);
      const longest = {
        inks: inks.length <= 64,
        names: [...inks, pdfVersion].every((text) => text.length <= 120),
        namesDiffer: new Set(inks).size === inks.length,
        pages: pages.length <= 5_000,
        findings: checks.every(({ findings }) => findings.length <= 100),
        images: Math.max(...images) <= 100,
        places: checks.every(({ findings }) => placesOf(findings) <= 2_000),
        texts: texts.every((text) => text.length <= MAX_SENTENCE),
        details: checks.every(({ details = '' }) => details.length <= MAX_DETAILS),
      };
      expect({ name, ...longest }).toEqual({
        name,
        inks: true,
        names: true,
        namesDiffer: true,
        pages: true,
        findings: true,
        images: true,
        places: true,
        texts: true,
        details: true,
      });
    },
    PATIENCE_MS,
  );
});
