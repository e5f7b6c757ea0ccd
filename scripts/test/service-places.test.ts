import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { serviceNames as serviceContracts } from '@printpartner/contracts';
import { processNames } from '@printpartner/service-kit';
import { inProject } from '../project-root.ts';
import { serviceNames } from '../start/services.ts';

/** What CONTRIBUTING.md tells to change for a new service, beside its folder. */
const recipe = [
  'libs/contracts/src/<name>/',
  'libs/contracts/src/index.ts',
  'libs/contracts/src/system/service-names.ts',
  'docker-compose.yml',
  'infra/access/',
  'infra/prometheus/prometheus.yml',
  'tsconfig.json',
  'package-lock.json',
];

/** Lists of what a feature adds, not a service. */
const ofFeatures = new Set(['libs/contracts/src/routes.ts', 'gateway/src/gateway.module.ts']);

/** Longer than any list of services; text that only mentions each of them somewhere is no list. */
const MAX_LINES = 30;

const isSource = (path: string): boolean =>
  existsSync(inProject(path)) && !/^docs\/|\.(md|pdf|png|jpe?g|ttf|otf|icc|woff2?)$/.test(path);

function namesAll(text: string): boolean {
  const names = serviceNames().map((service) => new RegExp(`(?<![\\w-])${service}(?!\\w)`));
  const hasAll = (part: string) => names.every((name) => name.test(part));
  if (!hasAll(text)) return false;
  const lines = text.split('\n');
  return lines.some((_, first) => hasAll(lines.slice(first, first + MAX_LINES).join('\n')));
}

/** Files outside of services/ with a list of all services. */
function listsOfAll(): string[] {
  const args = ['ls-files', '-z', '--', ':!services', ':!web', ':!libs/assistant'];
  const paths = execFileSync('git', args, { cwd: inProject(), encoding: 'utf8' }).split('\0').filter(Boolean);
  return paths.filter((path) => isSource(path) && namesAll(readFileSync(inProject(path), 'utf8')));
}

describe('the places that a new service is named in', () => {
  it('K7 the contracts name the folders in services/', () => {
    expect(serviceContracts.toSorted()).toEqual(serviceNames());
    expect(processNames.toSorted()).toEqual(['gateway', ...serviceNames()].toSorted());
  });

  it('K7 only the places of the recipe “Add a service” list all services', () => {
    const isInRecipe = (path: string) => recipe.some((place) => path.startsWith(place));
    expect(listsOfAll().filter((path) => !isInRecipe(path) && !ofFeatures.has(path))).toEqual([]);
  });

  it('K7 the recipe “Add a service” names at most eight places beside the folder', () => {
    const contributing = readFileSync(inProject('CONTRIBUTING.md'), 'utf8');
    const section = contributing.split('\n### Add a service\n')[1]?.split('\n### ')[0] ?? '';
    const places = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => path);
    expect(places).toEqual(recipe);
    expect(places.length).toBeLessThanOrEqual(8);
  });
});
