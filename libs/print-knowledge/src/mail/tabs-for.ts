import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { gsmOf, wholeGsm } from '../paper/basis.ts';
import { lightUpTo, maxPanels, sealingRules, type SealingId, type SealingRule } from './sealing.ts';
import { mailShape } from './shapes.ts';

/** A piece that opens, its ounces, and the paper it is folded from. */
export interface FoldedPiece {
  kind: 'self-mailer' | 'booklet' | 'double-card';
  weight: number;
  gsm: number;
  /** Die-cuts, perforations or loose parts. */
  hasOptions?: boolean;
  panels?: number;
}

export interface Sealing {
  rule: SealingRule;
  /** Lightest paper of the rule, as mills sell it; left out where the rule names none. */
  minGsm?: number;
  isPaperEnough: boolean;
}

/** The tabs a folded piece needs to run as an automation letter, or why none make it one. USPS DMM 201.3.14 and 3.16. */
export function tabsFor(piece: FoldedPiece): Outcome<Sealing> {
  const { kind, weight, gsm, panels } = piece;
  if (![weight, gsm].every((figure) => Number.isFinite(figure) && figure > 0)) {
    return noAnswer('Weight and paper weight must be more than 0.');
  }
  if (panels !== undefined && (!Number.isSafeInteger(panels) || panels < 2)) {
    return noAnswer('Panels are counted in whole numbers, from 2.');
  }
  if (kind === 'self-mailer' && panels !== undefined && panels > maxPanels) {
    return noAnswer(`A self-mailer has ${maxPanels} panels at most; ask about mailing it as a flat.`);
  }
  const maxWeight = kind === 'double-card' ? undefined : mailShape(kind).maxWeight;
  if (maxWeight !== undefined && weight > maxWeight) {
    return noAnswer(`Over ${maxWeight} oz it is no automation letter, whatever seals it.`);
  }
  const rule = ruleOf(ruleFor(piece));
  if (rule.minPaper === undefined) return answer({ rule, isPaperEnough: true });
  const minimum = gsmOf(rule.minPaper, 'text');
  if (!minimum.ok) return minimum;
  const minGsm = wholeGsm(minimum.value);
  return answer({ rule, minGsm, isPaperEnough: gsm >= minGsm });
}

function ruleFor({ kind, weight, hasOptions }: FoldedPiece): SealingId {
  if (kind !== 'self-mailer') return kind;
  if (hasOptions) return 'optional';
  return weight > lightUpTo ? 'heavy' : 'light';
}

function ruleOf(id: SealingId): SealingRule {
  const rule = sealingRules.rows.find((row) => row.id === id);
  if (!rule) throw new RangeError(`No sealing rule ${id}`);
  return rule;
}
