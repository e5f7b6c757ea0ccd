import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreflightResult } from '@printpartner/preflight-engine';
import type { CorpusFile } from './corpus.ts';
import { EngineProcess } from './engine-process.ts';
import { inkPages } from './ink-pages.ts';
import { outputOf } from './outside-tools.ts';

const PATIENCE_MS = 60_000;
/** Share of a page (1 is all of it) that the profile allows above its limit. */
const AREA = 0.0005;
const GENERATED_PAGES = 90;

/** A file, and Ghostscript's share above 300% for its first pages. */
type Rendered = readonly [path: string, areas: readonly number[]];

/** Compares our decision whether a page has more than 300% ink with Ghostscript's CMYK rendering at 72 dpi. */
export async function measureInkDecision(corpus: readonly CorpusFile[], scratch: string): Promise<void> {
  const made = join(scratch, 'ink.pdf');
  writeFileSync(made, inkPages(GENERATED_PAGES));
  const real = corpus.flatMap(({ path, expected }): Rendered[] =>
    expected?.gsTac72dpi ? [[path, expected.gsTac72dpi.map(({ areaOver300 }) => areaOver300)]] : [],
  );
  const table: Record<string, object> = {
    [`${GENERATED_PAGES} generated pages`]: await decide([[made, areasOver300(made)]]),
  };
  if (real.length > 0) table['corpus pages'] = await decide(real);
  console.log('\nInk above 300 %; open: left to a look for transparency, overprint or RGB');
  console.table(table);
}

async function decide(files: readonly Rendered[]): Promise<object> {
  const count = { pages: 0, open: 0, unanswered: 0, 'over, ours': 0, 'over, Ghostscript': 0, agree: 0 };
  let engine = await EngineProcess.start();
  for (const [path, areas] of files) {
    const result = await engine.ask({ kind: 'result', mode: 'full', file: path }, PATIENCE_MS);
    if (typeof result === 'string') {
      engine.stop();
      engine = await EngineProcess.start();
    }
    for (const [index, area] of areas.entries()) {
      count.pages += 1;
      const theirs = area > AREA;
      if (theirs) count['over, Ghostscript'] += 1;
      // For a file that Ghostscript renders, no result counts as a disagreement.
      if (typeof result === 'string' || !('checks' in result) || !result.opens) {
        count.unanswered += 1;
        continue;
      }
      const ours = isOver(result, index + 1);
      if (ours) count['over, ours'] += 1;
      if (ours === null) count.open += 1;
      else if (ours === theirs) count.agree += 1;
    }
  }
  engine.stop();
  const share = (count.agree / (count.pages - count.open)) * 100;
  return { ...count, 'agree, %': share.toFixed(1), target: '≥ 95', met: share >= 95 };
}

/** Null if the page is manual. */
function isOver({ checks }: PreflightResult, page: number): boolean | null {
  const findings =
    checks.find(({ id }) => id === 'ink-coverage')?.findings.filter((one) => one.page === page) ?? [];
  if (findings.some(({ severity }) => severity !== 'manual')) return true;
  return findings.length > 0 ? null : false;
}

/** Per page, the share (1 is all of it) that Ghostscript renders with more than 300% ink at 72 dpi. */
function areasOver300(path: string): number[] {
  const args = ['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pamcmyk32', '-r72', '-o', '-', path];
  const image = outputOf('gs', args);
  const areas: number[] = [];
  for (let at = 0; at < image.length;) {
    const end = image.indexOf('ENDHDR\n', at) + 'ENDHDR\n'.length;
    const header = image.toString('latin1', at, end);
    const number = (name: string) => Number(new RegExp(`${name} (\\d+)`).exec(header)?.[1]);
    const pixels = number('WIDTH') * number('HEIGHT');
    at = end + pixels * 4;
    areas.push(shareOver300(image.subarray(end, at), pixels));
  }
  return areas;
}

function shareOver300(samples: Uint8Array, pixels: number): number {
  let over = 0;
  for (let at = 0; at < samples.length; at += 4) {
    const sum = (samples[at] ?? 0) + (samples[at + 1] ?? 0) + (samples[at + 2] ?? 0) + (samples[at + 3] ?? 0);
    if (sum > 3 * 255) over += 1;
  }
  return over / pixels;
}
