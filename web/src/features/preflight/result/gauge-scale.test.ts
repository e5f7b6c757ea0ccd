import { describe, expect, it } from '@jest/globals';
import { madeFinding, madeLimits } from '../testing/made-result.ts';
import { gaugeScale, gaugeText } from './gauge-scale.ts';

describe('the scale of a figure', () => {
  it('has both limits and the target of an image', () => {
    const scale = gaugeScale('image-resolution', madeFinding(), madeLimits);
    expect(scale?.ticks).toEqual([0, 150, 225, 300, 400]);
    expect(scale?.zones.map(({ from, to, status }) => [from, to, status])).toEqual([
      [0, 150, 'fail'],
      [150, 225, 'warning'],
      [225, 400, 'pass'],
    ]);
    expect(scale && gaugeText(scale)).toBe(
      '148 ppi. 0 to 150 fails, 150 to 225 is to be looked at, 225 to 400 is good.',
    );
  });

  it('turns round where there are too many pixels', () => {
    const finding = madeFinding({
      severity: 'warning',
      measured: { value: 1200, unit: 'ppi', text: '1200 ppi' },
      limit: { value: 600, unit: 'ppi', text: '600 ppi' },
    });
    const scale = gaugeScale('image-resolution', finding, madeLimits);
    expect(scale?.zones.map(({ status }) => status)).toEqual(['pass', 'warning']);
    expect(scale?.to).toBe(1200);
  });

  it('gives bleed in inches, which has one limit', () => {
    const finding = madeFinding({
      measured: { value: 4.5, unit: 'pt', text: '4.5 pt' },
      limit: { value: 9, unit: 'pt', text: '9 pt' },
    });
    const scale = gaugeScale('bleed', finding, madeLimits);
    expect(scale).toMatchObject({ value: 0.0625, unit: 'in', to: 0.25 });
    expect(scale?.zones.map(({ status }) => status)).toEqual(['fail', 'pass']);
  });

  it('puts too much ink at the right', () => {
    const finding = madeFinding({
      measured: { value: 340, unit: '%', text: '340 %' },
      limit: { value: 240, unit: '%', text: '240 %' },
    });
    const scale = gaugeScale('ink-coverage', finding, {
      ...madeLimits,
      ink: { ...madeLimits.ink, fail: 240, warn: 220 },
    });
    expect(scale?.zones.map(({ status }) => status)).toEqual(['pass', 'warning', 'fail']);
    expect(scale?.from).toBe(120);
  });

  it('is none for what is counted', () => {
    expect(gaugeScale('color-space', madeFinding(), madeLimits)).toBeNull();
    expect(gaugeScale('image-resolution', madeFinding({ limit: null }), madeLimits)).toBeNull();
  });
});
