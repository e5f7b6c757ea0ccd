import { describe, expect, it } from '@jest/globals';
import { specData } from '@printpartner/contracts';
import { specFields, type SpecField } from '@printpartner/contracts/spec-fields';
import { bindings, pageCountFor } from '@printpartner/print-knowledge/binding';
import { bookletSizes } from '@printpartner/print-knowledge/booklets';
import { brochureRules, brochureSizes } from '@printpartner/print-knowledge/brochures';
import { envelopes, fitOf } from '@printpartner/print-knowledge/envelopes';
import { foldAllowanceFor, panelWidths } from '@printpartner/print-knowledge/folding';
import {
  classifyPiece,
  foldedThickness,
  pieceWeight,
  tabsFor,
  templateSizes,
  thicknessLimits,
} from '@printpartner/print-knowledge/mail';
import { coverTypeOf, isShown } from '../fields/index.ts';
import { jobOf } from '../job/index.ts';
import { mailtoOf, specLines } from '../mail/index.ts';
import { preflightJobOf } from '../preflight/index.ts';
import { sheetFromTemplate, specTemplates } from './templates.ts';

const fields: readonly SpecField[] = specFields;

function template(id: string) {
  const found = specTemplates.find((one) => one.id === id);
  if (!found) throw new Error(`No template ${id}`);
  return found;
}

/** What every template gives. */
function piece(id: string) {
  const { text, ...job } = jobOf(sheetFromTemplate(template(id)));
  const size = text.flat ?? text.finished;
  if (!size || !text.stock || !text.inks) throw new Error(`${id} isn't understood`);
  return { ...job, ...text, size, stock: text.stock, inks: text.inks };
}

function value<T>(outcome: { ok: true; value: T } | { ok: false; reason: string }): T {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

/** Inches and ounces of a folded or flat piece of mail, the fold along its length. */
function mailPiece(id: string, layers: 1 | 2) {
  const { size, finished = size, stock } = piece(id);
  const [height, length] = [finished.width, finished.height].toSorted((one, other) => one - other) as [
    number,
    number,
  ];
  const sheet = {
    count: 1,
    height: size.height,
    width: size.width,
    gsm: stock.gsm,
    coating: 'none',
  } as const;
  const thickness = value(foldedThickness(layers, stock.caliperIn));
  return { height, length, thickness, weight: value(pieceWeight([sheet])) };
}

describe('S11 product templates', () => {
  it('S11 the library has ten templates, each with its own id, name and description', () => {
    expect(specTemplates).toHaveLength(10);
    for (const key of ['id', 'name', 'description'] as const)
      expect(new Set(specTemplates.map((one) => one[key])).size).toBe(10);
  });

  it.each(specTemplates.map(({ id }) => id))(
    'S11 fills only shown fields of the %s, with values the form offers',
    (id) => {
      const { kind, data } = template(id);
      const sheet = sheetFromTemplate(template(id));
      expect(specData.parse(sheet.data)).toEqual(sheet.data);
      for (const [key, typed] of Object.entries(data)) {
        const field = fields.find((one) => one.key === key);
        if (!field) throw new Error(`${key} isn't in the catalog`);
        expect([key, isShown(field, kind, coverTypeOf(sheet.data))]).toEqual([key, true]);
        const offered = (kind === 'custom' ? field.customOptions : undefined) ?? field.options ?? [];
        const values = offered.map((option) => (typeof option === 'object' ? option.value : option));
        if (values.length > 0) expect(values).toEqual(expect.arrayContaining([typed].flat()));
      }
    },
  );

  it.each(specTemplates.map(({ id }) => id))(
    'S11 gives the %s a size, paper and inks that the job understands',
    (id) => {
      const { stock, inks, bleedIn, size, finished } = piece(id);
      expect(stock.caliperIn).toBeGreaterThan(0);
      expect(inks.back).toBeDefined();
      expect(bleedIn).toBeDefined();
      if (template(id).data.finishedSize) expect(finished).toBeDefined();
      const sheet = sheetFromTemplate(template(id));
      expect(preflightJobOf(sheet)).toMatchObject({
        trim: finished && template(id).kind === 'booklet' ? finished : size,
      });
      expect(preflightJobOf(sheet).colors).toBeDefined();
      expect(specLines(sheet).length).toBeGreaterThan(0);
      expect(mailtoOf(sheet).isTooLong).toBe(false);
    },
  );

  it.each(['saddle-stitched-booklet', 'perfect-bound-catalog'])(
    "S11 gives the %s a page count that its binding takes, and one of the guide's sizes",
    (id) => {
      const { pages = 0, cover, binding, finished, flat } = piece(id);
      const rule = bindings.rows.find((row) => row.id === binding?.id);
      if (!rule || !finished) throw new Error('no binding or size');
      expect(value(pageCountFor(rule, pages))).toMatchObject({ add: 0 });
      const { width: pageWidth, height: pageHeight } = finished;
      expect(bookletSizes.rows).toContainEqual(expect.objectContaining({ pageWidth, pageHeight }));
      if (flat) expect(flat).toEqual({ width: 2 * pageWidth, height: pageHeight });
      if (cover) expect(cover).toMatchObject({ finished, inks: { back: { process: 'none' } } });
    },
  );

  it('S11 gives the catalog a spine that can be printed', () => {
    const { cover } = preflightJobOf(sheetFromTemplate(template('perfect-bound-catalog')));
    expect(cover?.spine).toBeGreaterThanOrEqual(0.125);
    expect(cover?.width).toBeCloseTo(2 * 8.5 + (cover?.spine ?? 0), 4);
  });

  it('S11 gives the tri-fold panels that add up to the sheet and the folded size of the guide', () => {
    const { size, finished, fold, stock } = piece('tri-fold-brochure');
    const letter = brochureSizes.rows.find(({ id }) => id === 'letter');
    expect(letter).toMatchObject({ flatWidth: size.width, flatHeight: size.height });
    expect(letter?.forms).toEqual([{ folds: [fold], ...finished }]);
    const allowance = value(foldAllowanceFor(stock.gsm));
    const panels = value(panelWidths('tri', size.width, allowance.allowanceIn));
    expect(panels.reduce((sum, width) => sum + width, 0)).toBeCloseTo(size.width, 9);
    const off = Math.abs(Math.max(...panels) - (finished?.width ?? 0));
    expect(off).toBeLessThanOrEqual(brochureRules.rows[0].foldToleranceIn);
  });

  it('S11 gives the rack card the size of the guide', () => {
    const { size } = piece('rack-card');
    expect(brochureSizes.rows).toContainEqual(
      expect.objectContaining({ id: 'rack-card', flatWidth: size.width, flatHeight: size.height }),
    );
  });

  it('S11 gives the postcard a size of the mail guide, thick enough for a machinable letter', () => {
    const card = mailPiece('postcard-mailer', 1);
    expect(templateSizes.rows).toContainEqual(
      expect.objectContaining({ id: 'card-6x9', height: card.height, length: card.length }),
    );
    expect(value(thicknessLimits(card)).min).toBe(0.009);
    expect(card.thickness).toBeGreaterThanOrEqual(0.009);
    const { eligibility, machinability } = value(classifyPiece({ ...card, pieceType: 'card' }));
    expect(machinability).toBe('machinable');
    expect(eligibility).toContainEqual(
      expect.objectContaining({ category: 'commercial-card', isEligible: true }),
    );
  });

  it('S11 gives the self-mailer paper, thickness and tabs for a machinable letter', () => {
    const folded = mailPiece('self-mailer', 2);
    const { fold, size, finished, stock } = piece('self-mailer');
    expect(value(panelWidths(fold ?? 'tri', size.width, 0))).toEqual([finished?.width, finished?.width]);
    expect(folded.thickness).toBeGreaterThanOrEqual(value(thicknessLimits(folded)).min);
    const { rule, meetsMinPaper } = value(
      tabsFor({ kind: 'self-mailer', weight: folded.weight, gsm: stock.gsm, panels: 2 }),
    );
    expect({ ...rule, meetsMinPaper }).toMatchObject({ tabs: 2, tabSize: 1, meetsMinPaper: true });
    expect(template('self-mailer').data.mailingNotes).toContain('two 1 in tabs');
  });

  it('S11 gives the letterhead a size that fits the #10 envelope in thirds', () => {
    const { size, stock } = piece('letterhead-envelope');
    const envelope = envelopes.rows.find(({ name }) => name === '#10');
    if (!envelope) throw new Error('no #10');
    const thickness = value(foldedThickness(3, stock.caliperIn));
    const fit = value(fitOf(envelope, { height: size.height / 3, width: size.width, thickness }));
    expect(fit.fits).toBe(true);
    expect(envelope.size).toBe('4-1/8 x 9-1/2');
    expect(template('letterhead-envelope').data.sizeNotes).toContain('#10 envelope 9-1/2 × 4-1/8 in');
  });

  it('S11 gives the pocket folder a flat size of two panels with a pocket below each', () => {
    const { size, finished } = piece('pocket-folder');
    expect(size).toEqual({ width: 2 * (finished?.width ?? 0), height: (finished?.height ?? 0) + 4 });
  });
});
