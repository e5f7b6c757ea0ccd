import { globSync, readFileSync } from 'node:fs';
import { inProject, projectRoot } from '../../project-root.ts';
import { failedOne, passedOne, type TestStep } from '../test-step.ts';
import { bannedTurns } from './banned-turns.ts';
import { idsOfLegend, idsOfTitles } from './feature-ids.ts';
import { findFragments, findTitlesWithoutSubject } from './prose.ts';

const GENERATED = /(^|\/)(node_modules|dist|dist-types|coverage|test-results|\.data|\.git)(\/|$)/;
/** These two quote what the others must not write. */
const ABOUT_WORDS = /^scripts\/test\/words\/(banned-turns|words)(\.test)?\.ts$/;

const readAll = (pattern: string): [path: string, text: string][] =>
  globSync(pattern, { cwd: projectRoot, exclude: (path) => GENERATED.test(path) })
    .filter((path) => !ABOUT_WORDS.test(path))
    .map((path) => [path, readFileSync(inProject(path), 'utf8')]);

/** @returns `line: turn (write …)` of each banned turn of a text in a file */
export function findBannedTurns(text: string, path: string): string[] {
  const banned = bannedTurns.filter(({ notIn }) => !notIn?.test(path));
  return text.split('\n').flatMap((line, index) =>
    banned.flatMap(({ pattern, write }) => {
      const [turn] = pattern.exec(line) ?? [];
      return turn === undefined ? [] : [`${index + 1}: "${turn}": write ${write}`];
    }),
  );
}

function complaints(): string[] {
  const turns = readAll('**/*.{ts,tsx,mjs,css,html,md,yml}').flatMap(([path, text]) =>
    findBannedTurns(text, path).map((found) => `${path}:${found}`),
  );
  const legend = idsOfLegend(readFileSync(inProject('docs', 'features.md'), 'utf8'));
  const ids = readAll('{libs,services,gateway,web,scripts}/**/*.{test,spec}.{ts,tsx}').flatMap(
    ([path, text]) =>
      idsOfTitles(text)
        .filter((id) => !legend.has(id))
        .map((id) => `${path}: docs/features.md does not explain ${id}`),
  );
  const fragments = readAll('{*,{libs,services,gateway,web,scripts}/**/*}.{ts,tsx,mjs,cjs}').flatMap(
    ([path, text]) => findFragments(text).map((found) => `${path}:${found}`),
  );
  const titles = readAll('{libs,services,gateway,web,scripts}/**/*.{test,spec,suite}.{ts,tsx}').flatMap(
    ([path, text]) => findTitlesWithoutSubject(text).map((found) => `${path}:${found}`),
  );
  return [...turns, ...new Set(ids), ...fragments, ...titles];
}

/** Plain English in code and docs, comments and titles with a subject, and a legend for the feature ids of titles. */
export const wordsStep: TestStep = {
  name: 'words',
  run() {
    const found = complaints();
    if (found.length > 0) console.log(`\nwords:\n${found.join('\n')}`);
    return Promise.resolve(found.length === 0 ? passedOne : failedOne);
  },
};
