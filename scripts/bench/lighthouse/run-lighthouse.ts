import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inheritedEnv } from '../../processes/inherited-env.ts';

/** Not a dependency of the project: it would add 176 MB to every install. npm keeps it in its cache. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Times in ms, except for the layout shift, which has no unit. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

interface Report {
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

export interface LighthouseRun {
  /** Lighthouse's measure of this machine while it ran. */
  benchmarkIndex: number;
  /** Points of each category, 0 to 100. */
  scores: Record<string, number>;
  metrics: Record<string, number>;
  /** Titles of the audits outside of performance that cost points. */
  failures: string[];
}

interface Visit {
  url: string;
  /** None for a visitor who is not signed in. */
  cookie?: string;
  chromium: string;
  /** How many times slower than this machine the phone is. */
  cpuSlowdown: number;
  /** Where the report is written. */
  folder: string;
}

/** Measures a page once, as a phone with simulated throttling, which is Lighthouse's default. @throws Error without a result */
export function runLighthouse({ url, cookie, chromium, cpuSlowdown, folder }: Visit): LighthouseRun {
  const path = join(folder, `report-${Date.now()}.json`);
  const args = [
    'exec',
    '--yes',
    '--prefix',
    folder,
    '--',
    LIGHTHOUSE,
    url,
    '--output=json',
    `--output-path=${path}`,
    '--quiet',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--throttling.cpuSlowdownMultiplier=${cpuSlowdown}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const env = { ...inheritedEnv(), CHROME_PATH: chromium };
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Lighthouse exited with ${status}: ${stderr}`);
  return readReport(JSON.parse(readFileSync(path, 'utf8')));
}

function readReport({ environment, runtimeError, categories, audits }: Report): LighthouseRun {
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = CATEGORIES.map((name): [string, number] => [
    name,
    Math.round((categories[name]?.score ?? 0) * 100),
  ]);
  const metrics = Object.entries(METRICS).map(([name, audit]): [string, number] => [
    name,
    audits[audit]?.numericValue ?? Number.NaN,
  ]);
  return {
    benchmarkIndex: environment.benchmarkIndex,
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics),
    failures: failuresIn(categories, audits),
  };
}

/** Titles of the audits outside of performance that cost points. */
function failuresIn(categories: Report['categories'], audits: Report['audits']): string[] {
  return CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);
}
