import { answer, isPositive, noAnswer, type Outcome } from '../figures/outcome.ts';
import { statementsFrom, type KnowledgeTable, type Statement } from '../figures/provenance.ts';
import { fractionOf } from '../measure/inches.ts';
import { gsmOf, wholeGsm } from '../paper/basis.ts';
import { mailShape } from './shapes.ts';
import { mailSources as from } from './sources.ts';

export type SealingId = 'light' | 'heavy' | 'optional' | 'booklet' | 'double-card';

/** How one kind of folded piece is sealed for automation. */
export interface SealingRule {
  id: SealingId;
  name: string;
  tabs: number;
  /** Tab diameter in inches; undefined where the rule doesn't specify one. */
  tabSize?: number;
  /** Minimum basis weight of text or book paper, in pounds. */
  minPaper?: number;
  /** Glue spots allowed instead of tabs. */
  glueSpots?: number;
  placement: string;
}

const SELF_MAILER_PLACEMENT =
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
      placement: SELF_MAILER_PLACEMENT,
    },
    {
      id: 'heavy',
      name: 'Folded self-mailer over 1 oz',
      tabs: 2,
      tabSize: 1.5,
      minPaper: 80,
      glueSpots: 4,
      placement: SELF_MAILER_PLACEMENT,
    },
    {
      id: 'optional',
      name: 'Self-mailer with die-cuts or perforations',
      tabs: 2,
      tabSize: 1.5,
      minPaper: 100,
      placement: SELF_MAILER_PLACEMENT,
    },
    {
      id: 'booklet',
      name: 'Booklet',
      tabs: 3,
      tabSize: 1.5,
      placement: 'On the open edges; spine at the bottom or leading edge.',
    },
    { id: 'double-card', name: 'Double card', tabs: 1, placement: 'In the middle of the open side.' },
  ],
  columns: {
    tabs: { unit: 'pieces', from: from.selfMailers },
    tabSize: { unit: 'in', from: from.selfMailers },
    minPaper: { unit: 'lb', from: from.selfMailers },
    glueSpots: { unit: 'pieces', from: from.selfMailers },
    placement: { from: from.selfMailers },
  },
  exceptions: [
    { row: 'booklet', column: 'tabs', from: from.booklets },
    { row: 'booklet', column: 'tabSize', from: from.booklets },
    { row: 'booklet', column: 'placement', from: from.booklets },
    { row: 'double-card', column: 'tabs', from: from.practice },
    { row: 'double-card', column: 'placement', from: from.practice },
  ],
};

/** A self-mailer above this weight follows the heavier rule. Ounces. */
const LIGHT_UP_TO = 1;

/** Maximum panels of a self-mailer; each folded section of a sheet counts as one. */
const MAX_PANELS = 12;

/** Minimum size of a glue spot and its maximum distance from the open edge, in inches. */
export const glueSpot = { size: 0.375, fromEdge: 0.75 } as const;

/** `3/8`, for less than an inch. */
function eighths(inches: number): string {
  const { numerator, denominator } = fractionOf(inches, 8);
  return `${numerator}/${denominator}`;
}

/** Folds whose edges stay open. */
export const openFoldRule: Statement = {
  text: 'Z-folds, accordion folds and gate folds don’t qualify unless every open edge is sealed; ask a mailpiece design analyst about gate folds.',
  from: from.selfMailers,
};

export const boundBookRule: Statement = {
  text: 'Spiral-bound booklets are not machinable. Saddle-stitched (two staples), perfect-bound and pressed-glue booklets are.',
  from: from.booklets,
};

/** Which panel of a self-mailer has no address. */
export const finalPanelRule: Statement = {
  text: 'The address isn’t on the final panel, unless a horizontal tri-fold or multi-fold has a sealed leading edge.',
  from: from.selfMailers,
};

/** Rules for every folded piece besides tabs. */
export const foldedRules: readonly Statement[] = [
  ...statementsFrom(
    from.selfMailers,
    `A self-mailer has at most ${MAX_PANELS} panels; each folded section of a sheet counts as one.`,
    'The final fold is at the bottom, or at the leading (right) edge of a vertical fold.',
    finalPanelRule.text,
    'Tabs have no perforations.',
    `Instead of tabs: a continuous glue line, or glue spots of ${eighths(glueSpot.size)} in within ${eighths(glueSpot.fromEdge)} in of the open edges.`,
    'A quarter-fold must be tabbed: 70# book with four panels, newsprint with 8–24.',
  ),
  openFoldRule,
  boundBookRule,
];

/** A folded piece, its weight in ounces and the gsm of its paper. */
export interface FoldedPiece {
  kind: 'self-mailer' | 'booklet' | 'double-card';
  weight: number;
  gsm: number;
  /** Die-cuts, perforations or loose parts. */
  hasOptionalElements?: boolean;
  panels?: number;
}

export interface Sealing {
  rule: SealingRule;
  /** Minimum paper weight in gsm, as mills sell it; undefined where the rule has none. */
  minGsm?: number;
  meetsMinPaper: boolean;
}

/** Tabs that make a folded piece an automation letter. Source: USPS DMM 201.3.14 and 201.3.16. */
export function tabsFor(piece: FoldedPiece): Outcome<Sealing> {
  const { kind, weight, gsm, panels } = piece;
  if (![weight, gsm].every(isPositive)) return noAnswer('Weight and paper weight must be more than 0.');
  if (panels !== undefined && (!Number.isSafeInteger(panels) || panels < 2)) {
    return noAnswer('Panels must be a whole number, 2 or more.');
  }
  if (kind === 'self-mailer' && panels !== undefined && panels > MAX_PANELS) {
    return noAnswer(`A self-mailer has at most ${MAX_PANELS} panels. Ask about mailing it as a flat.`);
  }
  const maxWeight = kind === 'double-card' ? undefined : mailShape(kind).maxWeight;
  if (maxWeight !== undefined && weight > maxWeight) {
    return noAnswer(`Over ${maxWeight} oz: not an automation letter, however it’s sealed.`);
  }
  const rule = ruleOf(ruleIdFor(piece));
  if (rule.minPaper === undefined) return answer({ rule, meetsMinPaper: true });
  const minimum = gsmOf(rule.minPaper, 'text');
  if (!minimum.ok) return minimum;
  const minGsm = wholeGsm(minimum.value);
  return answer({ rule, minGsm, meetsMinPaper: gsm >= minGsm });
}

function ruleIdFor({ kind, weight, hasOptionalElements }: FoldedPiece): SealingId {
  if (kind !== 'self-mailer') return kind;
  if (hasOptionalElements) return 'optional';
  return weight > LIGHT_UP_TO ? 'heavy' : 'light';
}

function ruleOf(id: SealingId): SealingRule {
  const rule = sealingRules.rows.find((row) => row.id === id);
  if (!rule) throw new RangeError(`Unknown sealing rule: ${id}`);
  return rule;
}
