import { type KnowledgeTable, statementsFrom, type Statement } from '../figures/provenance.ts';
import { fractionOf } from '../measure/inches.ts';
import { mailSources as from } from './sources.ts';
import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { gsmOf, wholeGsm } from '../paper/basis.ts';
import { mailShape } from './shapes.ts';

export type SealingId = 'light' | 'heavy' | 'optional' | 'booklet' | 'double-card';

/** How one kind of folded piece is closed for the machines. */
export interface SealingRule {
  id: SealingId;
  name: string;
  tabs: number;
  /** Inches across; left out where the rule names none. */
  tabSize?: number;
  /** Basis weight of the lightest text or book paper, in pounds. */
  minPaper?: number;
  /** Glue spots that do instead of tabs. */
  glueSpots?: number;
  places: string;
}

const selfMailerPlaces =
  'On the top edge within 1 in of the leading and trailing edges, or one each on the leading and trailing edges within 1 in of the top.';

export const sealingRules: KnowledgeTable<SealingRule> = {
  rows: [
    {
      id: 'light',
      name: 'Folded self-mailer up to 1 oz',
      tabs: 2,
      tabSize: 1,
      minPaper: 70,
      glueSpots: 3,
      places: selfMailerPlaces,
    },
    {
      id: 'heavy',
      name: 'Folded self-mailer over 1 oz',
      tabs: 2,
      tabSize: 1.5,
      minPaper: 80,
      glueSpots: 4,
      places: selfMailerPlaces,
    },
    {
      id: 'optional',
      name: 'Self-mailer with die-cuts or perforations',
      tabs: 2,
      tabSize: 1.5,
      minPaper: 100,
      places: selfMailerPlaces,
    },
    {
      id: 'booklet',
      name: 'Booklet',
      tabs: 3,
      tabSize: 1.5,
      places: 'On the open edges; spine at the bottom or at the leading edge.',
    },
    { id: 'double-card', name: 'Double card', tabs: 1, places: 'In the middle of the open side.' },
  ],
  columns: {
    tabs: { unit: 'pieces', from: from.selfMailers },
    tabSize: { unit: 'in', from: from.selfMailers },
    minPaper: { unit: 'lb', from: from.selfMailers },
    glueSpots: { unit: 'pieces', from: from.selfMailers },
    places: { from: from.selfMailers },
  },
  exceptions: [
    { row: 'booklet', column: 'tabs', from: from.booklets },
    { row: 'booklet', column: 'tabSize', from: from.booklets },
    { row: 'booklet', column: 'places', from: from.booklets },
    { row: 'double-card', column: 'tabs', from: from.practice },
    { row: 'double-card', column: 'places', from: from.practice },
  ],
};

/** A self-mailer over this pays for the heavier rule. Ounces. */
export const lightUpTo = 1;

/** Most panels of a self-mailer; each folded section of a sheet counts as one. */
export const maxPanels = 12;

/** Glue: at least this wide, at most this far from an open edge, in inches. */
export const glueSpot = { size: 0.375, fromEdge: 0.75 } as const;

/** `3/8`, of less than an inch. */
function eighths(inches: number): string {
  const { numerator, denominator } = fractionOf(inches, 8);
  return `${numerator}/${denominator}`;
}

/** Rules that hold for every folded piece, beside the tabs. */
export const foldedRules: readonly Statement[] = [
  ...statementsFrom(
    from.selfMailers,
    `A self-mailer has ${maxPanels} panels at most; each folded section of a sheet counts as one.`,
    'The final fold is at the bottom, or at the leading (right) edge of a vertical fold.',
    'The address is not on the final panel.',
    'Tabs have no perforations.',
    `A continuous line of glue does instead of tabs, or glue spots of ${eighths(glueSpot.size)} in within ${eighths(glueSpot.fromEdge)} in of the open edges.`,
    'A quarter-fold takes tabs only: 70# book with four panels, newsprint with 8–24.',
    'Z-folds, accordions and gate folds are refused unless every open edge is sealed; ask an analyst about gates.',
  ),
  ...statementsFrom(
    from.booklets,
    'A spiral-bound booklet cannot run through the machines; two staples in the fold, perfect binding and pressed glue can.',
  ),
];

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
