import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inProject } from '../../project-root.ts';
import { type ModuleGraph, reaching, readModuleGraph } from './module-graph.ts';
import { reachedTests } from './reached-tests.ts';
import { subjects } from './subjects.ts';

/** Each module with what it imports. */
const imports: Record<string, string[]> = {
  'libs/contracts/src/index.ts': [],
  'libs/contracts/test/told.child.ts': [],
  'libs/contracts/test/told.test.ts': [],
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

describe('the tests that a change can reach', () => {
  it('K1 are those that import it, and those that drive what it is part of', () => {
    expect(reached('web/src/features/projects/rule.ts')).toEqual({
      everything: false,
      units: ['web/src/features/projects/rule.test.ts', 'scripts/test/system/survival.test.ts'],
      specs: ['web/e2e/projects-form.spec.ts'],
      web: true,
    });
  });

  it('K1 are all of a package whose program it is part of', () => {
    const { units, specs, web } = reached('services/projects/src/save.ts');
    expect(units).toEqual([
      'services/projects/src/save.test.ts',
      'services/projects/test/projects.test.ts',
      'scripts/test/system/starter.test.ts',
      'scripts/test/system/survival.test.ts',
    ]);
    expect({ specs, web }).toEqual({ specs: ['web/e2e/projects-form.spec.ts'], web: false });
  });

  it('K1 are all specs where the change may show anywhere, also beside a change of one feature', () => {
    const all = [
      'web/e2e/guide-paper.spec.ts',
      'web/e2e/projects-form.spec.ts',
      'gateway/e2e/limits.spec.ts',
    ];
    expect(reached('web/src/styles/motion.css').specs).toEqual(all);
    expect(reached('web/src/app/app.tsx', 'web/src/features/guides/paper/guide.ts').specs).toEqual(all);
  });

  it('K1 are all that may start a program of theirs, and all specs where the web app is built in another way', () => {
    expect(reached('libs/contracts/test/told.child.ts').units).toEqual(['libs/contracts/test/told.test.ts']);
    expect(reached('web/vite.config.ts')).toMatchObject({
      specs: ['web/e2e/guide-paper.spec.ts', 'web/e2e/projects-form.spec.ts', 'gateway/e2e/limits.spec.ts'],
      web: true,
    });
  });

  it('K1 are those that read it by its path', () => {
    expect(reached('.env.example').units).toEqual(['scripts/test/compose/compose-file.test.ts']);
  });

  it('K1 of a page of a spec are the specs that read it, and no others', () => {
    expect(reached('web/e2e/guide-page.ts')).toEqual({
      everything: false,
      units: [],
      specs: ['web/e2e/guide-paper.spec.ts'],
      web: false,
    });
  });

  it('K1 of a file that no module is are those of its package; of the settings of a tool, all; of prose, none', () => {
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

describe('the imports of the tree', () => {
  it('K1 lead from a library to all that are made with it', async () => {
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

describe('the subjects', () => {
  const known = Object.values(subjects);
  const below = (folder: string) => readdirSync(inProject(folder), { withFileTypes: true });

  it('K1 leave out no spec and no system test', () => {
    const tests = ['gateway/e2e', 'web/e2e', 'scripts/test/system'].flatMap((folder) =>
      below(folder).flatMap(({ name }) => (/\.(spec|test)\.ts$/.test(name) ? `${folder}/${name}` : [])),
    );
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((path) => !known.some((one) => one.tests.test(path)))).toEqual([]);
  });

  it('K1 leave out no service, no part of the gateway and no feature', () => {
    const places = ['services', 'gateway/src', 'web/src/features', 'web/src/features/guides'];
    const parts = places.flatMap((folder) =>
      below(folder).flatMap((one) => (one.isDirectory() ? `${folder}/${one.name}/` : [])),
    );
    expect(parts.length).toBeGreaterThan(0);
    const isKnown = (path: string) => known.some(({ modules }) => modules.test(path));
    expect(parts.filter((path) => !isKnown(path) && path !== 'web/src/features/guides/')).toEqual([]);
  });
});
