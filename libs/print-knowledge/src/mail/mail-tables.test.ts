import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { provenanceOf, type KnowledgeTable } from '../figures/provenance.ts';
import { fractionOf } from '../measure/inches.ts';
import { addressZones, zonesOf } from './address-side.ts';
import { entryTimes, mailClasses, mailClassOf } from './mail-classes.ts';
import { coatingWeights } from './piece-weight.ts';
import { postcardSizes, templateSizes } from './postcard-sizes.ts';
import { productFigures } from './product-figures.ts';
import { foldedRules, glueSpot, sealingRules } from './sealing.ts';
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

const parts = (inches: number) => {
  const { numerator, denominator } = fractionOf(inches);
  return `${numerator}/${denominator}`;
};

describe('G11 mail tables', () => {
  it('G11 every figure has a dated source', () => {
    expectSourced(addressZones);
    expectSourced(mailClasses);
    expectSourced(coatingWeights);
    expectSourced(postcardSizes);
    expectSourced(templateSizes);
    expectSourced(sealingRules);
    expectSourced(mailShapes);
  });

  it('G11 every figure of the document has a dated rule beside it', () => {
    expect(productFigures).toHaveLength(9);
    for (const { from, product, rule } of productFigures) {
      expect(from.standing).toBe('sourced');
      expect(product).not.toBe('');
      expect(rule).not.toBe('');
    }
    expect(mailSources.prices.date).toBe('2026-07-12');
  });

  it('G8 lists every shape with its limits', () => {
    const lines = mailShapes.rows.map((row) => [
      row.id,
      [row.minHeight, row.maxHeight, row.minLength, row.maxLength],
      [row.minThickness, row.minThicknessLarge, row.maxThickness],
      [row.isBelow ? 'below' : 'to', row.maxWeight],
      row.over && [row.over.height, row.over.length, row.over.thickness],
    ]);
    const none = undefined;
    expect(lines).toEqual([
      ['card', [3.5, 4.25, 5, 6], [0.007, 0.009, 0.016], ['to', 3.5], none],
      ['commercial-card', [3.5, 6, 5, 9], [0.007, 0.009, 0.016], ['to', 3.5], none],
      ['letter', [3.5, 6.125, 5, 11.5], [0.007, 0.009, 0.25], ['to', 3.5], none],
      ['self-mailer', [3.5, 6, 5, 10.5], [0.007, 0.009, 0.25], ['to', 3], none],
      ['booklet', [3.5, 6, 5, 10.5], [0.009, 0.009, 0.25], ['to', 3], none],
      ['flat', [3.5, 12, 5, 15], [0.007, 0.007, 0.75], ['to', 13], [6.125, 11.5, 0.25]],
      ['marketing-flat', [3.5, 12, 5, 15], [0.007, 0.007, 0.75], ['below', 20], [6.125, 11.5, 0.25]],
      ['eddm-flat', [3.5, 12, 5, 15], [0.007, 0.007, 0.75], ['to', 3.3], [6.125, 10.5, 0.25]],
    ]);
  });

  it('G11 every USPS rule has its date or year, or says it is unknown', () => {
    const tools = ['foldedBulk', 'coatingWeights'];
    for (const [id, { standing, source, date }] of Object.entries(mailSources)) {
      if (standing !== 'sourced' || tools.includes(id)) continue;
      if (date.length < 'YYYY-MM-DD'.length) {
        expect(source).toMatch(/rule date unknown|rule from \d{4}|in effect since/);
      }
    }
  });

  it('G11 cites delivery times', () => {
    for (const { id } of mailClasses.rows) {
      const isMarketing = id === 'marketing' || id === 'nonprofit';
      expect(provenanceOf(mailClasses, id, 'delivery')).toBe(
        isMarketing ? mailSources.serviceStandards : mailSources.classes,
      );
    }
  });

  it('G8 gives the delivery of Marketing Mail by USPS’s standards of July 2025, with today’s facilities', () => {
    expect(mailClassOf('marketing').delivery).toMatch(/^4–7 days/);
    expect(mailClassOf('nonprofit').delivery).toBe(mailClassOf('marketing').delivery);
    expect(entryTimes.text).toMatch(/DDU\) takes 2 days.*DLPC\) 3–4.*DRPDC\) 5/);
  });

  it('G8 states the same glue spots in the rules and the tab picker', () => {
    expect(glueSpot).toEqual({ size: 0.375, fromEdge: 0.75 });
    expect(foldedRules.map(({ text }) => text).join()).toContain(
      `glue spots of ${parts(glueSpot.size)} in within ${parts(glueSpot.fromEdge)} in`,
    );
  });

  it('G8 allows the address on the final panel of a horizontal tri-fold with a sealed leading edge, as revised in May 2013', () => {
    const rule = foldedRules.find(({ text }) => text.includes('final panel'));
    expect(rule?.text).toMatch(/unless a horizontal tri-fold or multi-fold has a sealed leading edge/);
    expect(rule?.from).toMatchObject({ date: '2013-05-06' });
  });

  it('G8 places the zones of a 6 × 9 card', () => {
    const zones = zonesOf({ height: 6, length: 9 });
    if (!zones.ok) throw new Error(zones.reason);
    const byId = Object.fromEntries(zones.value.map((zone) => [zone.id, zone]));
    expect(byId['ocr']).toMatchObject({ x: 0.5, y: 3.25, width: 8, height: 2.125 });
    expect(byId['barcode']).toMatchObject({ x: 4.25, y: 5.375, width: 4.75, height: 0.625 });
    expect(byId['clear']).toMatchObject({ x: 5, y: 4, width: 4, height: 2 });
    expect(byId['indicia']).toMatchObject({ x: 8, y: 0, width: 1, height: 1 });
  });

  it('G8 the address side has no zones for a flat or a piece below the minimum size', () => {
    expect(zonesOf({ height: 9, length: 12 })).toMatchObject({ ok: false });
    expect(zonesOf({ height: 3, length: 5 })).toMatchObject({ ok: false });
    expect(zonesOf({ height: Number.NaN, length: 5 })).toMatchObject({ ok: false });
  });

  it('G8 keeps zones on the piece, and the read area clear of the barcode zone', () => {
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
