import { describe, expect, it } from '@jest/globals';
import { buildFinding, buildResult } from '../../../entities/preflight-result/testing/build-result.ts';
import { gaugeScale, gaugeText } from './gauge.tsx';

const sheetfed = buildResult([]);

describe('F6 the gauge scale', () => {
  it('F6 the gauge of an image has both limits and the target', () => {
    const scale = gaugeScale('image-resolution', buildFinding(), sheetfed);
    expect(scale?.ticks).toEqual([0, 150, 225, 300, 400]);
    expect(scale?.zones.map(({ from, to, status }) => [from, to, status])).toEqual([
      [0, 150, 'fail'],
      [150, 225, 'warning'],
      [225, 400, 'pass'],
    ]);
    expect(scale && gaugeText(scale)).toBe(
      '148 ppi. 0 to 150 fails, 150 to 225 is a warning, 225 to 400 passes.',
    );
  });

  it('F6 the gauge has the target of the printing process', () => {
    const limits = { ...sheetfed.limits, resolution: { fail: 72, warn: 100 } };
    const scale = gaugeScale('image-resolution', buildFinding(), { limits, profile: 'large-format' });
    expect(scale?.ticks).toEqual([0, 72, 100, 150, 400]);
  });

  it('F6 puts the passing zone below the limit when the resolution is too high', () => {
    const finding = buildFinding({
      severity: 'warning',
      measured: { value: 1200, unit: 'ppi', text: '1200 ppi' },
      limit: { value: 600, unit: 'ppi', text: '600 ppi' },
    });
    const scale = gaugeScale('image-resolution', finding, sheetfed);
    expect(scale?.zones.map(({ status }) => status)).toEqual(['pass', 'warning']);
    expect(scale?.to).toBe(1200);
  });

  it('F6 shows bleed in inches with a single limit', () => {
    const finding = buildFinding({
      measured: { value: 4.5, unit: 'pt', text: '4.5 pt' },
      limit: { value: 9, unit: 'pt', text: '9 pt' },
    });
    const scale = gaugeScale('bleed', finding, sheetfed);
    expect(scale).toMatchObject({ value: 0.0625, unit: 'in', to: 0.25 });
    expect(scale?.zones.map(({ status }) => status)).toEqual(['fail', 'pass']);
  });

  it('F6 puts too much ink on the right', () => {
    const finding = buildFinding({
      measured: { value: 340, unit: '%', text: '340%' },
      limit: { value: 240, unit: '%', text: '240%' },
    });
    const scale = gaugeScale('ink-coverage', finding, {
      profile: 'newspaper',
      limits: { ...sheetfed.limits, ink: { ...sheetfed.limits.ink, fail: 240, warn: 220 } },
    });
    expect(scale?.zones.map(({ status }) => status)).toEqual(['pass', 'warning', 'fail']);
    expect(scale?.from).toBe(120);
  });

  it('F6 the gauge is null for findings that are counted', () => {
    expect(gaugeScale('color-space', buildFinding(), sheetfed)).toBeNull();
    expect(gaugeScale('image-resolution', buildFinding({ limit: null }), sheetfed)).toBeNull();
  });
});
