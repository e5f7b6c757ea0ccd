import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { provenanceOf, type KnowledgeTable } from '../figures/provenance.ts';
import { addressZones, zonesOf } from './address-side.ts';
import { mailClasses } from './mail-classes.ts';
import { coatingWeights } from './piece-weight.ts';
import { postcardSizes, templateSizes } from './postcard-sizes.ts';
import { productFigures } from './product-figures.ts';
import { sealingRules } from './sealing.ts';
import { mailShapes } from './shapes.ts';
import { mailSources } from './sources.ts';

function expectSourced<Row extends { id: string }>(table: KnowledgeTable<Row>): void {
  const ids = table.rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const row of table.rows) {
    for (const [column, value] of Object.entries(row)) {
      if (typeof value !== 'number') continue;
      expect(value).toBeGreaterThanOrEqual(0);
      const from = provenanceOf(table, row.id, column as keyof Row & string);
      expect(from?.date).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
    }
  }
  for (const { row } of table.exceptions ?? []) expect(ids).toContain(row);
}

describe('G11 tables on mail', () => {
  it('G11 every figure has a source, every source a date', () => {
    expectSourced(addressZones);
    expectSourced(mailClasses);
    expectSourced(coatingWeights);
    expectSourced(postcardSizes);
    expectSourced(templateSizes);
    expectSourced(sealingRules);
    expectSourced(mailShapes);
  });

  it('G11 each figure of the document stands beside a dated rule', () => {
    expect(productFigures).toHaveLength(9);
    for (const { from, product, rule } of productFigures) {
      expect(from.standing).toBe('sourced');
      expect(product).not.toBe('');
      expect(rule).not.toBe('');
    }
    expect(mailSources.prices.date).toBe('2026-07-12');
  });

  it('G8 the zones of a 6 × 9 card', () => {
    const zones = zonesOf({ height: 6, length: 9 });
    if (!zones.ok) throw new Error(zones.reason);
    const byId = Object.fromEntries(zones.value.map((zone) => [zone.id, zone]));
    expect(byId['ocr']).toMatchObject({ x: 0.5, y: 3.25, width: 8, height: 2.125 });
    expect(byId['barcode']).toMatchObject({ x: 4.25, y: 5.375, width: 4.75, height: 0.625 });
    expect(byId['clear']).toMatchObject({ x: 5, y: 4, width: 4, height: 2 });
    expect(byId['indicia']).toMatchObject({ x: 8, y: 0, width: 1, height: 1 });
  });

  it('G8 a flat and a slip have no zones', () => {
    expect(zonesOf({ height: 9, length: 12 })).toMatchObject({ ok: false });
    expect(zonesOf({ height: 3, length: 5 })).toMatchObject({ ok: false });
    expect(zonesOf({ height: Number.NaN, length: 5 })).toMatchObject({ ok: false });
  });

  it('G8 zones stay on the piece, and read area and barcode zone do not overlap', () => {
    const inches = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(inches(3.5, 6.125), inches(5, 11.5), (height, length) => {
        const zones = zonesOf({ height, length });
        if (!zones.ok) throw new Error(zones.reason);
        for (const zone of zones.value) {
          expect(zone.x).toBeGreaterThanOrEqual(0);
          expect(zone.y).toBeGreaterThanOrEqual(0);
          expect(zone.x + zone.width).toBeLessThanOrEqual(length + 1e-9);
          expect(zone.y + zone.height).toBeLessThanOrEqual(height + 1e-9);
        }
        const ocr = zones.value.find(({ id }) => id === 'ocr');
        const barcode = zones.value.find(({ id }) => id === 'barcode');
        expect((ocr?.y ?? 0) + (ocr?.height ?? 0)).toBeCloseTo(barcode?.y ?? 0, 9);
      }),
    );
  });
});
