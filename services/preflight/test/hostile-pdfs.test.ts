import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { preflightResult } from '@printpartner/contracts';
import { preflight } from '@printpartner/preflight-engine';
import { hostileFiles } from '../../../libs/preflight-engine/test/hostile-files.ts';
import { bytesOf, presentResult } from '../src/analysis/present-result.ts';
import { PicturePress } from '../src/report/picture-press.ts';
import { ReportWriter } from '../src/report/report-writer.ts';

const MAX_BYTES = 2_000_000;
/** A report of this size has a hundred pages. */
const MAX_REPORT = 1_000_000;
const PATIENCE_MS = 120_000;
/** ms of rendering per file. */
const INK_MS = 2_000;

describe('results of hostile files', () => {
  const reports = new ReportWriter(new PicturePress());
  afterAll(() => reports.onApplicationShutdown());

  it.each(Object.entries(hostileFiles))(
    'F5 F8 results of hostile files stay below 2 MB with true counts, and their report is written: %s',
    async (name, fileOf) => {
      const file = fileOf();
      const found = await preflight(file, { mode: 'full', inkMs: INK_MS });
      const upload = { id: randomUUID(), filename: 'harbor.pdf', fileSize: String(file.length) };
      const result = presentResult(upload, found);
      expect({ name, isSmall: bytesOf(result) <= MAX_BYTES }).toEqual({ name, isSmall: true });
      expect(preflightResult.parse(JSON.parse(JSON.stringify(result)))).toEqual(result);
      expect(result.checks.map(({ status }) => status)).toEqual(found.checks.map(({ status }) => status));
      for (const { tally, findings, findingsLeftOut } of result.checks)
        expect(tally.fail + tally.warning + tally.manual).toBe(findings.length + findingsLeftOut);
      const report = await reports.write(result, [], 'user:harbor', { remainingMs: () => PATIENCE_MS });
      const pdf = Buffer.from(report, 'base64');
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.length).toBeLessThan(MAX_REPORT);
    },
    PATIENCE_MS,
  );
});
