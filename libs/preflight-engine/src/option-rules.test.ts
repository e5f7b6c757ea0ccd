import { describe, expect, it } from '@jest/globals';
import { preflight, type PreflightOptions, PreflightOptionError } from './index.ts';
import { pressFile } from '../test/press-file.ts';

describe('options', () => {
  it.each<[string, unknown]>([
    ['mode', { mode: 'Quick' }],
    ['profile', { profile: '__proto__' }],
    ['job.trim.width', { job: { trim: { width: Number.NaN, height: 9 } } }],
    ['job must be an object', { job: null }],
    ['inkMs', { inkMs: Number.NaN }],
  ])('F8 options reject an invalid %s and name it', async (name, options) => {
    const asked = preflight(pressFile(), options as PreflightOptions);
    await expect(asked).rejects.toThrow(PreflightOptionError);
    await expect(asked).rejects.toThrow(name);
  });

  it('F8 options apply a page multiple to a single page', async () => {
    const { checks } = await preflight(pressFile(), { mode: 'quick', job: { pageMultiple: 4 } });
    expect(checks.find(({ id }) => id === 'page-size')).toMatchObject({ status: 'fail' });
  });
});
