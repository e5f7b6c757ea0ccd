import type { KnowledgeTable } from '../figures/provenance.ts';
import type { Fold, FoldId } from './fold.ts';
import { foldingPractice, foldTerms } from './sources.ts';

/** The eight folds of the brochure guide. */
export const folds: KnowledgeTable<Fold> = {
  rows: [
    {
      id: 'half',
      name: 'Half Fold',
      category: 'Parallel',
      panels: 2,
      description: 'One fold makes two equal panels, four pages in all.',
      commonUses: ['menus', 'cards', 'programs', 'newsletters'],
      technicalNotes: [
        'Score cover stock before folding.',
        'If loose sheets go inside, make the cover panel 1/32 in wider.',
      ],
      grainDirection: 'Parallel to the fold',
      minimumSize: { acrossIn: 4, alongIn: 6 },
      maximumSize: { acrossIn: 25, alongIn: 38 },
      paperWeight: '60# text to 130# cover',
      illustration: 'V',
    },
    {
      id: 'tri',
      name: 'Tri-Fold',
      category: 'Parallel',
      panels: 3,
      description:
        'Two parallel folds; one panel tucks inside the other two. Also called letter fold or C-fold.',
      commonUses: ['brochures', 'self-mailers', 'statements'],
      technicalNotes: [
        'Never make three equal panels: the tuck panel would buckle.',
        'In the outside file the tuck panel is on the left and the cover on the right; the inside file is mirrored.',
      ],
      grainDirection: 'Parallel to the folds',
      minimumSize: { acrossIn: 6, alongIn: 4 },
      maximumSize: { acrossIn: 25, alongIn: 38 },
      paperWeight: '60# to 100# text; 80# cover when scored',
      illustration: 'C',
    },
    {
      id: 'z',
      name: 'Z-Fold',
      category: 'Accordion',
      panels: 3,
      description: 'Two folds in opposite directions; all three panels are equal.',
      commonUses: ['maps', 'inserts', 'statements for window envelopes'],
      technicalNotes: [
        'No panel tucks in, so none is narrower.',
        'As a self-mailer, it must be sealed on every edge to qualify for automation prices.',
      ],
      grainDirection: 'Parallel to the folds',
      minimumSize: { acrossIn: 6, alongIn: 4 },
      maximumSize: { acrossIn: 25, alongIn: 38 },
      paperWeight: '60# text to 80# cover',
      illustration: 'Z',
    },
    {
      id: 'gate',
      name: 'Gate Fold',
      category: 'Gate',
      panels: 3,
      description: 'Two half-width panels open from the middle like doors.',
      commonUses: ['invitations', 'launches', 'menus'],
      technicalNotes: [
        'The doors must not touch: leave a gap of 1/16 to 1/8 in.',
        'Many folders need a gate plate or can’t run it inline; get a quote first.',
        'It doesn’t qualify as a machinable self-mailer.',
      ],
      grainDirection: 'Parallel to the folds',
      minimumSize: { acrossIn: 8, alongIn: 4 },
      maximumSize: { acrossIn: 24, alongIn: 36 },
      paperWeight: '80# text to 100# cover, scored',
      illustration: 'Closed doors',
    },
    {
      id: 'french',
      name: 'French Fold',
      category: 'Right-angle',
      panels: 4,
      description: 'The sheet is folded in half twice, the second fold at a right angle to the first.',
      commonUses: ['mailed posters', 'greeting cards', 'invitations', 'programs'],
      technicalNotes: [
        'The classic card is printed on one side only.',
        'The top half is imposed upside down.',
        'Heavier stock cracks and gussets at the second fold; have it slit or perforated.',
      ],
      grainDirection: 'Parallel to the second fold (the spine)',
      minimumSize: { acrossIn: 8, alongIn: 10 },
      maximumSize: { acrossIn: 25, alongIn: 38 },
      paperWeight: '50# to 80# text; 100# text maximum without a score',
      illustration: 'Cross',
    },
    {
      id: 'accordion-4',
      name: 'Accordion 4-Panel',
      category: 'Accordion',
      panels: 4,
      description: 'Four panels fold back and forth, eight pages in all.',
      commonUses: ['timelines', 'maps', 'displays'],
      technicalNotes: [
        'Tolerances add up: each fold can be off by 1/32 in.',
        'Keep panel borders away from the folds.',
        'The last panel can be up to 1/32 in narrower.',
      ],
      grainDirection: 'Parallel to the folds',
      minimumSize: { acrossIn: 8, alongIn: 4 },
      maximumSize: { acrossIn: 25, alongIn: 38 },
      paperWeight: '60# to 100# text',
      illustration: 'W',
    },
    {
      id: 'double-gate',
      name: 'Double Gate',
      category: 'Gate',
      panels: 4,
      description: 'Both gates fold in, then the piece folds in half at the center.',
      commonUses: ['premium brochures', 'timelines', 'menus'],
      technicalNotes: [
        'Three parallel folds; the center fold is last.',
        'Each gate is 1/16 to 1/8 in narrower than the panel it closes over.',
      ],
      grainDirection: 'Parallel to the folds',
      minimumSize: { acrossIn: 10, alongIn: 4 },
      maximumSize: { acrossIn: 24, alongIn: 36 },
      paperWeight: '80# to 100# text; 80# cover when scored',
      illustration: 'Doors, then a V',
    },
    {
      id: 'roll',
      name: 'Roll Fold',
      category: 'Roll',
      panels: 4,
      description: 'Each panel rolls inside the one before it. It can have more than four panels.',
      commonUses: ['step brochures', 'guides', 'credit-card-size inserts'],
      technicalNotes: [
        'The farther in the panel, the narrower it is.',
        'The roll starts with the narrowest panel.',
      ],
      grainDirection: 'Parallel to the folds',
      minimumSize: { acrossIn: 8, alongIn: 4 },
      maximumSize: { acrossIn: 25, alongIn: 38 },
      paperWeight: '60# to 100# text',
      illustration: 'Spiral',
    },
  ],
  columns: {
    panels: { unit: 'panels', from: foldTerms },
    technicalNotes: { from: foldingPractice },
    minimumSize: { unit: 'in', from: foldingPractice },
    maximumSize: { unit: 'in', from: foldingPractice },
    paperWeight: { from: foldingPractice },
  },
};

export function foldOf(id: FoldId): Fold {
  const fold = folds.rows.find((row) => row.id === id);
  if (!fold) throw new Error(`Unknown fold: ${id}`);
  return fold;
}
