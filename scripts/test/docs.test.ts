import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inProject, projectRoot } from '../project-root.ts';

const read = (path: string): string => readFileSync(inProject(path), 'utf8');
const found = (pattern: string): string[] => globSync(pattern, { cwd: projectRoot }).toSorted();

const LINK = /\[(?:[^\]]|\[[^\]]*\])*\]\(([^)\s]+)\)/g;
const linksOf = (text: string): string[] => [...text.matchAll(LINK)].map(([, target = '']) => target);
const withoutLinks = (text: string): string => text.replace(/\]\([^)]*\)/g, ']');
const wordsOf = (text: string): number => withoutLinks(text).split(/\s+/).filter(Boolean).length;

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** @returns the links of a page that lead nowhere; those to other sites are not followed */
function deadLinks(page: string): string[] {
  return linksOf(read(page)).filter((link) => {
    if (/^(https?|mailto):/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(inProject(target))) return true;
    return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
  });
}

/** Paths of this repository that a page names in code, such as `libs/contracts/src`. Placeholders in angle brackets are none. */
const namedPaths = (text: string): string[] =>
  [...text.matchAll(/`((?:gateway|services|libs|web|scripts|infra|docs)\/[^`\s<…]+)`/g)].map(
    ([, path = '']) => path,
  );

const flows = found('docs/flows/*.md');
const decisions = found('docs/decisions/*.md');
const pages = [...found('*.md'), ...found('docs/**/*.md'), ...found('libs/*/README.md')];

describe('documentation', () => {
  it.each(pages)('K2 links of %s lead somewhere', (page) => {
    expect(deadLinks(page)).toEqual([]);
  });

  // A decision keeps the names of its day.
  it.each(pages.filter((page) => !decisions.includes(page)))('K2 paths that %s names exist', (page) => {
    expect(namedPaths(read(page)).filter((path) => found(path).length === 0)).toEqual([]);
  });

  it('K2 every test that docs/asvs.md quotes exists', () => {
    const tests = found('{libs,services,gateway,web,scripts}/**/*.{test,spec,suite}.{ts,tsx}')
      .filter((path) => !/node_modules|dist/.test(path))
      .map(read)
      .join('\n');
    const quoted = [...read('docs/asvs.md').matchAll(/`([A-Z]\d+ [^`]+)`/g)].map(([, title = '']) => title);
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.filter((title) => !tests.includes(title))).toEqual([]);
  });

  it.each(flows)('K2 %s is at most 300 words of numbered steps with links to the code', (page) => {
    const text = read(page);
    expect(wordsOf(text)).toBeLessThanOrEqual(300);
    const steps = [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
    expect(steps.length).toBeGreaterThan(3);
    expect(steps).toEqual(steps.map((_, index) => index + 1));
    expect(linksOf(text).filter((link) => link.startsWith('../../')).length).toBeGreaterThan(2);
  });

  it('K2 the architecture is one page that links every flow', () => {
    const text = read('ARCHITECTURE.md');
    expect(wordsOf(text)).toBeLessThanOrEqual(900);
    expect(linksOf(text)).toEqual(expect.arrayContaining(flows));
  });

  it.each(decisions)('K2 %s has date, status and the sections of every decision', (page) => {
    const [title = '', , dated = ''] = read(page).split('\n');
    expect(title).toMatch(new RegExp(`^# ${page.slice('docs/decisions/'.length).slice(0, 4)} \\S`));
    expect(dated).toMatch(/^Date: \d{4}-\d\d-\d\d · Status: (accepted|superseded by \[\d{4}\]\(.+\))$/);
    const sections = [...read(page).matchAll(/^## (.+)\n\n(?!## )\S/gm)].map(([, section]) => section);
    expect(sections).toEqual(['Context', 'Decision', 'Reasons', 'Consequences']);
  });
});
