import { provenanceOf, type Provenance } from '../figures/provenance.ts';
import type { Margin } from './margins.ts';
import { mailShape, mailShapes, type MailShape, type ShapeId } from './shapes.ts';

/** Where the limit of a shape that a margin speaks of comes from. */
export function limitSource(id: ShapeId, { measure, kind, limit }: Margin): Provenance | undefined {
  return provenanceOf(mailShapes, id, columnOf());

  function columnOf(): keyof MailShape {
    if (kind === 'one over') return 'over';
    if (measure === 'weight') return 'maxWeight';
    if (measure === 'height') return kind === 'at least' ? 'minHeight' : 'maxHeight';
    if (measure === 'length') return kind === 'at least' ? 'minLength' : 'maxLength';
    if (kind !== 'at least') return 'maxThickness';
    return limit === mailShape(id).minThickness ? 'minThickness' : 'minThicknessLarge';
  }
}
