import type { GraphicsState } from '../../interpreter/graphics-state.ts';
import type { Box } from '../../pdf/boxes.ts';
import type { TransparencyUse } from '../page-marks.ts';

/** Collects the transparency on a page. */
export class TransparencyCollector {
  readonly #uses: TransparencyUse[] = [];
  readonly #kept: number;
  count = 0;

  constructor(kept: number) {
    this.#kept = kept;
  }

  /** @param alpha of the mark, 0 to 1 */
  addState({ blendMode, hasSoftMask }: GraphicsState, alpha: number, box: Box | null): void {
    if (alpha < 1) this.add({ kind: 'opacity', value: `${Math.round(alpha * 100)}%`, box });
    if (blendMode !== 'Normal') this.add({ kind: 'blend mode', value: blendMode, box });
    if (hasSoftMask) this.add({ kind: 'soft mask', value: '', box });
  }

  add(use: TransparencyUse): void {
    this.count += 1;
    const last = this.#uses.at(-1);
    const isAgain =
      last?.kind === use.kind && last.value === use.value && String(last.box) === String(use.box);
    if (!isAgain && this.#uses.length < this.#kept) this.#uses.push(use);
  }

  finish(): TransparencyUse[] {
    return this.#uses;
  }
}
