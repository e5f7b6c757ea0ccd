import { describe, expect, it } from '@jest/globals';
import { buildBooklet, buildPiece, guideStocks } from '../job/testing/build-job.ts';
import type { SheetJob } from '../job/sheet-job.ts';
import { drawingOf } from './drawing.ts';
import type { Drawing, DrawingView, LineRole } from './drawing-view.ts';
import { sectionOf } from './section-drawing.ts';

function drawing(job: SheetJob): Drawing {
  const found = drawingOf(job);
  if (!found) throw new Error('no drawing');
  return found;
}

function view(job: SheetJob, id: DrawingView['id']): DrawingView {
  const found = drawing(job).views.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

const rects = ({ shapes }: DrawingView, role: LineRole) =>
  shapes.flatMap((shape) =>
    shape.kind === 'rect' && shape.role === role ? [[shape.x, shape.y, shape.width, shape.height]] : [],
  );
const lines = ({ shapes }: DrawingView, role: LineRole) =>
  shapes.flatMap((shape) =>
    shape.kind === 'line' && shape.role === role ? [[shape.x1, shape.y1, shape.x2, shape.y2]] : [],
  );
const labels = ({ shapes }: DrawingView) =>
  shapes.flatMap((shape) => (shape.kind === 'label' ? [shape.text] : []));
const measures = ({ shapes }: DrawingView) =>
  shapes.flatMap((shape) => (shape.kind === 'measure' ? [`${shape.side} ${shape.text}`] : []));

const triFold = buildPiece({ text: { stock: guideStocks.glossText80, bleedIn: 0.125 } });
const perfect = buildBooklet({
  pages: 128,
  binding: { name: 'Perfect Bound', id: 'perfect-bound' },
  coverType: 'plus',
  text: { finished: { width: 6, height: 9 }, stock: guideStocks.offset50 },
  cover: { pages: 4, finishes: [], stock: guideStocks.c1s10, bleedIn: 0.125 },
});

describe('S9 drawing of a piece', () => {
  it('S9 draws trim, bleed, folds and panels of the flat sheet', () => {
    const flat = view(triFold, 'flat');
    expect(rects(flat, 'trim')).toEqual([[0, 0, 11, 8.5]]);
    expect(rects(flat, 'bleed')).toEqual([[-0.125, -0.125, 11.25, 8.75]]);
    expect(flat.box).toEqual({ x: -0.125, y: -0.125, width: 11.25, height: 8.75 });
    // Tuck panel 3-5/8, then 3-11/16.
    expect(lines(flat, 'fold')).toEqual([
      [3.625, 0, 3.625, 8.5],
      [7.3125, 0, 7.3125, 8.5],
    ]);
    expect(labels(flat)).toEqual(['Tuck panel', 'Back cover', 'Front cover']);
    expect(measures(flat)).toEqual(['below 3-5/8', 'below 3-11/16', 'below 3-11/16', 'left 8-1/2']);
  });

  it('S9 draws the folded piece with the edge of the tuck panel behind it', () => {
    const folded = view(triFold, 'folded');
    expect(rects(folded, 'trim')).toEqual([[0, 0, 3.6875, 8.5]]);
    expect(lines(folded, 'hidden')).toEqual([[0.0625, 0, 0.0625, 8.5]]);
    expect(rects(folded, 'bleed')).toEqual([]);
  });

  it('S9 turns the folds with the finished size', () => {
    const job = buildPiece({ fold: 'half', text: { finished: { width: 11, height: 4.25 } } });
    expect(lines(view(job, 'flat'), 'fold')).toEqual([[0, 4.25, 11, 4.25]]);
    expect(rects(view(job, 'folded'), 'trim')).toEqual([[0, 0, 11, 4.25]]);
    expect(measures(view(job, 'folded'))).toEqual(['right 4-1/4', 'above 11']);
  });

  it('S9 draws the doors of a gate fold in front, and both folds of a French fold', () => {
    // 80# text: a gap of 1/16 in. Doors (11 − 0.0625) ÷ 4 = 2.7344, center (11 + 0.0625) ÷ 2 = 5.5313.
    const gate = view(buildPiece({ fold: 'gate', text: { stock: guideStocks.glossText80 } }), 'folded');
    const doors = lines(gate, 'trim').map(([x]) => x);
    expect(doors[0]).toBeCloseTo(2.7344, 3);
    expect((doors[1] ?? 0) - (doors[0] ?? 0)).toBeCloseTo(0.0625, 3);
    expect(lines(view(buildPiece({ fold: 'french' }), 'flat'), 'fold')).toEqual([
      [5.5, 0, 5.5, 8.5],
      [0, 4.25, 11, 4.25],
    ]);
  });

  it('S9 draws an unfolded piece once, and a fold that isn’t known as two sizes', () => {
    const card = { flat: { width: 9, height: 6 }, finished: undefined };
    expect(drawing(buildPiece({ fold: undefined, text: card }))).toMatchObject({
      label: 'Piece, 9 × 6 in',
      views: [{ id: 'flat' }],
    });
    const { views } = drawing(buildPiece({ fold: undefined }));
    expect(views.map(({ id, box }) => [id, box.width])).toEqual([
      ['flat', 11],
      ['folded', 3.667],
    ]);
  });

  it('S9 draws nothing without a size', () => {
    expect(drawingOf(buildPiece({ text: { flat: undefined, finished: undefined } }))).toBeUndefined();
    expect(drawingOf(buildBooklet({ text: { finished: undefined } }))).toBeUndefined();
  });
});

describe('S9 drawing of a book', () => {
  it('S9 draws back, spine and front of a perfect-bound cover', () => {
    // Spine 0.2696 in, so the cover is 12.2696 in wide.
    const cover = view(perfect, 'cover');
    expect(rects(cover, 'trim')).toEqual([[0, 0, expect.closeTo(12.2696, 6), 9]]);
    expect(rects(cover, 'bleed')).toEqual([[-0.125, -0.125, expect.closeTo(12.5196, 6), 9.25]]);
    expect(lines(cover, 'fold').map(([x]) => x)).toEqual([6, expect.closeTo(6.2696, 6)]);
    expect(labels(cover)).toEqual(['Back cover', 'Front cover']);
    expect(measures(cover)).toEqual(['above spine 0.2696', 'below 6', 'below 6', 'left 9']);
    expect(drawing(perfect).label).toBe('Booklet, 132 pages, 6 × 9 in closed');
  });

  it('S9 draws a stitched cover with one fold and no spine', () => {
    const cover = view(buildBooklet(), 'cover');
    expect(lines(cover, 'fold')).toEqual([[8.5, 0, 8.5, 11]]);
    expect(measures(cover)).toEqual(['below 8-1/2', 'below 8-1/2', 'left 11']);
  });

  it('S9 draws a calendar with its fold across', () => {
    const text = { finished: { width: 11, height: 8.5 }, flat: { width: 11, height: 17 } };
    expect(lines(view(buildBooklet({ text }), 'cover'), 'fold')).toEqual([[0, 8.5, 11, 8.5]]);
  });

  it('S9 draws the boards of a case beyond the trim', () => {
    const job = buildBooklet({ pages: 200, binding: { name: 'Case Bound', id: 'case-bound' } });
    // Spine 0.53 in; boards 1/8 in beyond the trim at head, foot and face.
    expect(rects(view(job, 'cover'), 'trim')).toEqual([
      [0, -0.125, 8.625, 11.25],
      [expect.closeTo(9.1778, 6), -0.125, 8.625, 11.25],
      [8.625, -0.125, expect.closeTo(0.5528, 6), 11.25],
    ]);
    expect(rects(view(job, 'cover'), 'hidden')).toHaveLength(2);
  });

  it('S9 draws separate covers for a coil', () => {
    const job = buildBooklet({ binding: { name: 'Spiral Coil', id: 'spiral-coil' } });
    expect(rects(view(job, 'cover'), 'trim')).toEqual([
      [0, 0, 8.5, 11],
      [9, 0, 8.5, 11],
    ]);
  });
});

describe('S9 cross-section of a spine', () => {
  it('S9 nests the four sheets of a stitched book around the fold', () => {
    const section = sectionOf(buildBooklet());
    // Radii from the middle of the outermost sheet: 3.5, 2.5, 1.5 and 0.5 × 0.0035.
    expect(section?.shapes.flatMap((shape) => (shape.kind === 'path' ? [shape.d] : []))).toEqual(
      ['0.01225', '0.00875', '0.00525', '0.00175'].map(
        (r) => `M0.0728 -${r}H0A${r} ${r} 0 0 0 0 ${r}H0.0728`,
      ),
    );
    expect(section && measures(section)).toEqual(['left 0.028']);
    expect(section?.box).toMatchObject({ x: -0.014, y: -0.014, height: 0.028 });
  });

  it('S9 wraps a cover around glued leaves, and a ring around punched ones', () => {
    const glued = sectionOf(perfect);
    expect(glued?.box.height).toBeCloseTo(0.2696, 6);
    expect(glued && rects(glued, 'trim')).toHaveLength(4);
    const coil = sectionOf(buildBooklet({ binding: { name: 'Spiral Coil', id: 'spiral-coil' } }));
    // 8 leaves × 0.0035 and 1/8 in
    expect(coil?.box.height).toBeCloseTo(0.153, 6);
  });

  it('S9 keeps within its box', () => {
    for (const job of [
      perfect,
      buildBooklet({ pages: 200, binding: { name: 'Case Bound', id: 'case-bound' } }),
    ]) {
      const section = sectionOf(job);
      if (!section) throw new Error('no section');
      const right = section.box.x + section.box.width;
      for (const [x = 0, , width = 0] of rects(section, 'trim'))
        expect(x + width).toBeLessThanOrEqual(right + 1e-9);
    }
  });

  it('S9 a job without paper and a loose piece have no section', () => {
    expect(sectionOf(buildBooklet({ text: { stock: undefined } }))).toBeUndefined();
    expect(sectionOf(triFold)).toBeUndefined();
  });
});
