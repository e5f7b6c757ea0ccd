import { describe, expect, it } from '@jest/globals';
import { findLicenseFaults, isAllowed } from './licenses.ts';

describe('licenses', () => {
  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['(MIT AND Zlib)', true],
    ['MIT OR GPL-3.0-only AND ISC', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR ISC) AND AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('K2 isAllowed(%p) is %p', (expression, answer) => {
    expect(isAllowed(expression)).toBe(answer);
  });

  it('K2 names each package of the product with another license, and unused exceptions', () => {
    const vips = { packages: /^vips$/, license: /^LGPL-3\.0-or-later$/, reason: 'loaded at run time' };
    const packages = {
      '': { license: 'UNLICENSED' },
      'libs/own': {},
      'node_modules/own': { link: true },
      'node_modules/tester': { license: 'GPL-3.0-only', dev: true },
      'node_modules/vips': { license: 'LGPL-3.0-or-later' },
      'web/node_modules/@maker/ghost': { license: 'AGPL-3.0-only' },
      'node_modules/silent': {},
    };
    const faults = ['@maker/ghost has the license AGPL-3.0-only', 'silent has the license (none)'];
    expect(findLicenseFaults(packages, [vips])).toEqual(faults);
    const changed = { ...packages, 'node_modules/vips': { license: 'GPL-3.0-only' } };
    expect(findLicenseFaults(changed, [vips])).toEqual([
      'vips has the license GPL-3.0-only',
      ...faults,
      'no package needs the exception for /^vips$/',
    ]);
  });
});
