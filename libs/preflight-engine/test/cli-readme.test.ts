import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as engine from '../src/index.ts';
import { type Profile, profileIds, profiles } from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** Rows of the profile table, in order. */
const rows: readonly ((profile: Profile) => number | boolean)[] = [
  ({ bleed }) => bleed,
  ({ safeMargin }) => safeMargin,
  ({ resolution }) => resolution.fail,
  ({ resolution }) => resolution.warn,
  ({ resolution }) => resolution.tooMuch,
  ({ bitmapResolution }) => bitmapResolution.fail,
  ({ bitmapResolution }) => bitmapResolution.warn,
  ({ isCmykOnly }) => isCmykOnly,
  ({ ink }) => ink.warn,
  ({ ink }) => ink.fail,
  ({ inkArea }) => inkArea.warn,
  ({ inkArea }) => inkArea.fail,
  ({ textSize }) => textSize.fail,
  ({ textSize }) => textSize.warn,
  ({ knockoutTextSize }) => knockoutTextSize,
  ({ stroke }) => stroke.fail,
  ({ stroke }) => stroke.warn,
];

describe('README', () => {
  it('F8 README has the limits of every profile', () => {
    const cellsOf = (line: string) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
    const [, section = ''] = readme.split('## Profiles\n');
    const [head = [], , ...body] = section
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map(cellsOf);
    expect(head.slice(1)).toEqual([...profileIds]);
    const written = (value: number | boolean) =>
      typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
    const limits = rows.map((row) => profileIds.map((id) => written(row(profiles[id]))));
    expect(body.slice(0, rows.length).map((cells) => cells.slice(1))).toEqual(limits);
  });

  it('F7 README has a valid spec sheet', () => {
    const [, example = ''] = /```json\n([^`]+)```/.exec(readme) ?? [];
    expect(engine.jobProblem(JSON.parse(example))).toBeNull();
  });

  it('F8 README names every export of the package', () => {
    for (const name of Object.keys(engine)) expect(readme).toContain(name);
  });
});
