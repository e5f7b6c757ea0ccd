import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inProject } from '../../project-root.ts';
import { type ModuleGraph, reaching, readModuleGraph } from './module-graph.ts';
import { reachedTests } from './reached-tests.ts';
import { subjects } from './subjects.ts';

/** Each module with its imports. */
const imports: Record<string, string[]> = {
  'libs/contracts/src/index.ts': [],
  'libs/contracts/test/listed.child.ts': [],
  'libs/contracts/test/listed.test.ts': [],
  'services/projects/src/save.ts': ['libs/contracts/src/index.ts'],
  'services/projects/src/main.ts': ['services/projects/src/save.ts'],
  'services/projects/src/save.test.ts': ['services/projects/src/save.ts'],
  'services/projects/test/projects.test.ts': ['libs/contracts/src/index.ts'],
  'services/alerts/src/main.ts': [],
  'services/alerts/test/alerts.test.ts': ['services/alerts/src/main.ts'],
  'web/src/features/projects/rule.ts': [],
  'web/src/features/projects/rule.test.ts': ['web/src/features/projects/rule.ts'],
  'web/src/features/guides/paper/guide.ts': [],
  'web/src/features/guides/paper/guide.test.ts': ['web/src/features/guides/paper/guide.ts'],
  'web/vite.config.ts': [],
  'web/src/styles/motion.css': [],
  'web/src/app/app.tsx': ['web/src/features/projects/rule.ts', 'web/src/features/guides/paper/guide.ts'],
  'web/src/main.tsx': ['web/src/app/app.tsx', 'web/src/styles/motion.css'],
  'web/e2e/guide-page.ts': [],
  'web/e2e/guide-paper.spec.ts': ['web/e2e/guide-page.ts'],
  'web/e2e/projects-form.spec.ts': [],
  'gateway/e2e/limits.spec.ts': [],
  'scripts/test/system/starter.test.ts': [],
  'scripts/test/system/survival.test.ts': [],
  'scripts/test/compose/compose-file.test.ts': [],
};
const graph: ModuleGraph = new Map(
  Object.keys(imports).map((path) => [
    path,
    new Set(Object.keys(imports).filter((one) => imports[one]?.includes(path))),
  ]),
);
const reached = (...changed: string[]) => reachedTests(graph, changed);

describe('reachedTests', () => {
  it('K1 returns the tests that import a changed module, and those of its subject', () => {
    expect(reached('web/src/features/projects/rule.ts')).toEqual({
      everything: false,
      units: ['web/src/features/projects/rule.test.ts', 'scripts/test/system/survival.test.ts'],
      specs: ['web/e2e/projects-form.spec.ts'],
      web: true,
    });
  });

  it('K1 returns all tests of a package whose program changed', () => {
    const { units, specs, web } = reached('services/projects/src/save.ts');
    expect(units).toEqual([
      'services/projects/src/save.test.ts',
      'services/projects/test/projects.test.ts',
      'scripts/test/system/starter.test.ts',
      'scripts/test/system/survival.test.ts',
    ]);
    expect({ specs, web }).toEqual({ specs: ['web/e2e/projects-form.spec.ts'], web: false });
  });

  it('K1 returns all specs when code of no subject changed', () => {
    const all = [
      'web/e2e/guide-paper.spec.ts',
      'web/e2e/projects-form.spec.ts',
      'gateway/e2e/limits.spec.ts',
    ];
    expect(reached('web/src/styles/motion.css').specs).toEqual(all);
    expect(reached('web/src/app/app.tsx', 'web/src/features/guides/paper/guide.ts').specs).toEqual(all);
  });

  it('K1 returns the package’s tests for a child program, and all specs for web build settings', () => {
    expect(reached('libs/contracts/test/listed.child.ts').units).toEqual([
      'libs/contracts/test/listed.test.ts',
    ]);
    expect(reached('web/vite.config.ts')).toMatchObject({
      specs: ['web/e2e/guide-paper.spec.ts', 'web/e2e/projects-form.spec.ts', 'gateway/e2e/limits.spec.ts'],
      web: true,
    });
  });

  it('K1 returns the tests that read a changed file by path', () => {
    expect(reached('.env.example').units).toEqual(['scripts/test/compose/compose-file.test.ts']);
  });

  it('K1 returns only the importing specs for a page object', () => {
    expect(reached('web/e2e/guide-page.ts')).toEqual({
      everything: false,
      units: [],
      specs: ['web/e2e/guide-paper.spec.ts'],
      web: false,
    });
  });

  it('K1 returns the package’s tests for other files, everything for tool settings, and nothing for docs', () => {
    expect(reached('services/alerts/template.html').units).toEqual([
      'services/alerts/test/alerts.test.ts',
      'scripts/test/system/starter.test.ts',
      'scripts/test/system/survival.test.ts',
    ]);
    expect(reached('docker-compose.yml').units).toEqual(['scripts/test/compose/compose-file.test.ts']);
    expect(reached('package-lock.json').everything).toBe(true);
    expect(reached('scripts/test/jest-step.ts').everything).toBe(true);
    expect(reached('services/alerts/test/gone.test.ts')).toMatchObject({ units: [], specs: [] });
    expect(reached('README.md', 'services/alerts/README.md', 'docs/decisions/0001.md')).toMatchObject({
      units: [],
      specs: [],
    });
  });
});

describe('readModuleGraph', () => {
  it('K1 finds all modules that depend on a library', async () => {
    const real = await readModuleGraph();
    const reachedFrom = (path: string) => reaching(real, [path]);
    const contracts = reachedFrom('libs/contracts/src/projects/project.ts');
    expect([...contracts]).toEqual(
      expect.arrayContaining(['services/projects/src/main.ts', 'gateway/src/main.ts', 'web/src/main.tsx']),
    );
    const binding = reachedFrom('libs/print-knowledge/src/binding/binding.ts');
    expect([...binding].some((path) => path.startsWith('web/src/features/guides/'))).toBe(true);
    expect([...binding].some((path) => path.startsWith('services/auth/'))).toBe(false);
  });
});

describe('subjects', () => {
  const known = Object.values(subjects);
  const below = (folder: string) => readdirSync(inProject(folder), { withFileTypes: true });

  it('K1 include every spec and system test', () => {
    const tests = ['gateway/e2e', 'web/e2e', 'scripts/test/system'].flatMap((folder) =>
      below(folder).flatMap(({ name }) => (/\.(spec|test)\.ts$/.test(name) ? `${folder}/${name}` : [])),
    );
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((path) => !known.some((one) => one.tests.test(path)))).toEqual([]);
  });

  it('K1 include every service, part of the gateway and feature', () => {
    const places = ['services', 'gateway/src', 'web/src/features', 'web/src/features/guides'];
    const parts = places.flatMap((folder) =>
      below(folder).flatMap((one) => (one.isDirectory() ? `${folder}/${one.name}/` : [])),
    );
    expect(parts.length).toBeGreaterThan(0);
    const isKnown = (path: string) => known.some(({ modules }) => modules.test(path));
    expect(parts.filter((path) => !isKnown(path) && path !== 'web/src/features/guides/')).toEqual([]);
  });
});
