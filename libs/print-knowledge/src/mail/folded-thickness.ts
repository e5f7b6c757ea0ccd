import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { mailSources } from './sources.ts';

export const foldedThicknessSource = mailSources.foldedBulk;

/**
 * Inches of a piece of so many layers, with the air that folding leaves between them; a single sheet is its caliper.
 * An estimate: `layers × caliper × (1.1 + 0.02 × layers)`.
 */
export function foldedThickness(layers: number, caliper: number): Outcome<number> {
  if (!Number.isSafeInteger(layers) || layers < 1) return noAnswer('Layers are counted in whole numbers.');
  if (!Number.isFinite(caliper) || caliper <= 0) return noAnswer('Paper is thicker than 0.');
  return answer(layers === 1 ? caliper : layers * caliper * (1.1 + 0.02 * layers));
}
