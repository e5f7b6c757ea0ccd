import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inProject } from '../project-root.ts';

// How many files a reader opens to follow three ways through the product, from the browser through gateway, queue and
// services and back. Each list in `flows/` names them in order, and says what it leaves out. A new file on a way goes in its list.
const goals = [
  ['save-to-pop-up', 95],
  ['pdf-to-finding', 65],
  ['spec-field-to-vendor-link', 60],
] as const;

const read = (path: string): string => readFileSync(inProject(path), 'utf8');

/** The files of a way; lines that start with # name its sections. */
const filesOf = (flow: string): string[] =>
  read(`scripts/test/flows/${flow}.txt`)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const FROM = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const NAMED = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'@printpartner\/([a-z-]+)[^']*'/g;
const EXPORTED = /export (?:abstract |async )?(?:class|const|function|interface|type|enum) (\w+)/g;

/** Paths that a file imports relatively, and the names that it imports from our packages, as `package name`. */
function importsOf(path: string): { paths: string[]; names: string[] } {
  const text = read(path);
  return {
    paths: [...text.matchAll(FROM)]
      .map(([, from = '']) => from)
      .filter((from) => from.startsWith('.'))
      .map((from) => join(dirname(path), from)),
    names: [...text.matchAll(NAMED)].flatMap(([, names = '', lib]) =>
      names.split(',').map(
        (name) =>
          `${lib} ${
            name
              .replace(/^\s*type\s/, '')
              .trim()
              .split(' ')[0]
          }`,
      ),
    ),
  };
}

const exportsOf = (path: string): string[] => {
  const lib = /^libs\/([a-z-]+)\//.exec(path)?.[1];
  return lib === undefined ? [] : [...read(path).matchAll(EXPORTED)].map(([, name]) => `${lib} ${name}`);
};

/** Importers of each file of the repository, tests left out: two files of a way may meet only where they are wired. */
const sources = globSync('{gateway,services,libs,web,scripts}/**/*.{ts,tsx}', {
  cwd: inProject(),
  exclude: (path) => /(^|\/)(node_modules|dist|dist-types)(\/|$)/.test(path),
}).filter((path) => !/\.(test|spec|suite)\.tsx?$/.test(path));

/** @returns the files that no other of the way imports, that import none of it, and that nothing imports beside one of it */
function unconnected(files: string[]): string[] {
  const exported = new Map(files.flatMap((file) => exportsOf(file).map((name) => [name, file])));
  const connected = new Set(
    files.flatMap((file) => {
      const { paths, names } = importsOf(file);
      const used = [...paths, ...names.map((name) => exported.get(name) ?? '')].filter(
        (other) => other !== file && files.includes(other),
      );
      return used.length > 0 ? [file, ...used] : [];
    }),
  );
  const wired = sources.flatMap((path) => {
    const met = importsOf(path).paths.filter((other) => files.includes(other));
    return met.length > 1 ? met : [];
  });
  return files.filter((file) => !connected.has(file) && !wired.includes(file));
}

describe('hops', () => {
  it.each(goals)('K2 %s has at most %i files, each once', (flow, max) => {
    const files = filesOf(flow);
    expect(files.filter((file) => !existsSync(inProject(file)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeLessThanOrEqual(max);
  });

  it.each(goals)('K2 every file of %s imports or is imported by another one', (flow, _max) => {
    expect(unconnected(filesOf(flow))).toEqual([]);
  });

  it('K2 every list of a way has a goal', () => {
    const lists = globSync('*.txt', { cwd: inProject('scripts', 'test', 'flows') });
    expect(lists.toSorted()).toEqual(goals.map(([flow]) => `${flow}.txt`).toSorted());
  });
});
