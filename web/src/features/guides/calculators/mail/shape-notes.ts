import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { mailShapes, nonmachinableSource } from '@printpartner/print-knowledge/mail';
import { footnotesOf } from '../../shell/footnotes.ts';

const columns = [
  'maxHeight',
  'minHeight',
  'maxLength',
  'minLength',
  'minThickness',
  'minThicknessLarge',
  'maxThickness',
  'maxWeight',
  'over',
] as const;

/** Sources of every limit of every shape, and of what machines take. */
export const shapeNotes = footnotesOf([
  nonmachinableSource,
  ...mailShapes.rows.flatMap(({ id }) =>
    columns.flatMap((column) => provenanceOf(mailShapes, id, column) ?? []),
  ),
]);
