/** A stretch of artwork along one side of the trim. */
export interface InkedStretch {
  from: number;
  to: number;
  /** Largest reach beyond the trim, pt. */
  reach: number;
}

const MAX_STRETCHES = 2_048;
const SAME_REACH = 0.01;
const TOUCHING = 1e-6;

/** The largest reach at each place along a side, as ordered stretches without overlap. */
export class ReachAlong {
  #stretches: InkedStretch[] = [];
  /** Whether gaps were dropped to limit memory. */
  isCrowded = false;

  add(from: number, to: number, reach: number): void {
    if (!(to > from)) return;
    const all = this.#stretches;
    const first = this.#firstEndingAfter(from - TOUCHING);
    let end = first;
    while (end < all.length && (all[end]?.from ?? 0) <= to + TOUCHING) end += 1;
    const overlapping = all.slice(first, end);
    const [only] = overlapping;
    if (overlapping.length === 1 && only && only.from <= from && only.to >= to && only.reach >= reach) return;
    all.splice(first, overlapping.length, ...joined(withStretch(overlapping, { from, to, reach })));
    if (all.length <= MAX_STRETCHES) return;
    this.#stretches = halved(all);
    this.isCrowded = true;
  }

  get stretches(): readonly InkedStretch[] {
    return this.#stretches;
  }

  #firstEndingAfter(place: number): number {
    let [low, high] = [0, this.#stretches.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#stretches[middle]?.to ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The stretches with one more added; the larger reach wins at each place. */
function withStretch(overlapping: readonly InkedStretch[], added: InkedStretch): InkedStretch[] {
  const pieces: InkedStretch[] = [];
  let at = added.from;
  for (const known of overlapping) {
    const [start, end] = [Math.max(known.from, added.from), Math.min(known.to, added.to)];
    if (start >= end) {
      if (known.from >= added.to && at < added.to) {
        pieces.push({ ...added, from: at });
        at = added.to;
      }
      pieces.push(known);
      continue;
    }
    if (known.from < start) pieces.push({ ...known, to: start });
    if (at < start) pieces.push({ ...added, from: at, to: start });
    pieces.push({ from: start, to: end, reach: Math.max(known.reach, added.reach) });
    if (known.to > end) pieces.push({ ...known, from: end });
    at = end;
  }
  if (at < added.to) pieces.push({ ...added, from: at });
  return pieces;
}

function joined(pieces: readonly InkedStretch[]): InkedStretch[] {
  const merged: InkedStretch[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last && piece.from - last.to <= TOUCHING && Math.abs(piece.reach - last.reach) <= SAME_REACH)
      merged[merged.length - 1] = { ...last, to: piece.to, reach: Math.min(last.reach, piece.reach) };
    else merged.push(piece);
  }
  return merged;
}

/** Joins neighbors with the smaller reach, so that missing bleed isn't hidden. */
function halved(all: readonly InkedStretch[]): InkedStretch[] {
  const pairs: InkedStretch[] = [];
  for (let index = 0; index < all.length; index += 2) {
    const [one, next] = [all[index], all[index + 1]];
    if (!one) continue;
    pairs.push(next ? { from: one.from, to: next.to, reach: Math.min(one.reach, next.reach) } : one);
  }
  return pairs;
}
