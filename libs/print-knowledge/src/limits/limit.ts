import type { Provenance, Unit } from '../figures/provenance.ts';

/** What the second figure of a limit says, if it has one. */
type SecondFigure =
  /** What to keep where there is room, beside a minimum. */
  | { better: number; most?: never; fails?: never }
  /** The upper end of a range in which the printer’s own figure is. */
  | { better?: never; most: number; fails?: never }
  /** Preflight warns past `value` and fails past this one. */
  | { better?: never; most?: never; fails: number }
  | { better?: never; most?: never; fails?: never };

/** A figure that several guides, the checklists, the assistant or the preflight profiles name. */
export type Limit = SecondFigure & {
  id: string;
  subject: string;
  value: number;
  unit: Unit;
  /** The trade’s round figure in millimeters, where it isn’t the same length: 3 mm of bleed. */
  mm?: number;
  /** Why there is a limit, and why it differs from a similar one. */
  reason: string;
  from: Provenance;
  /** Where the second figure comes from, if not from there. */
  secondFrom?: Provenance;
};
