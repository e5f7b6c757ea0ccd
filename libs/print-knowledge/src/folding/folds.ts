import type { KnowledgeTable } from '../figures/provenance.ts';
import type { Fold, FoldId } from './fold.ts';
import { foldingPractice, foldTerms } from './sources.ts';

/** The eight folds of the brochures guide. */
export const folds: KnowledgeTable<Fold> = {
  rows: [
    {
      id: 'half',
      name: 'Half Fold',
      category: 'Parallel',
      panels: 2,
      description: 'One fold makes two equal halves, four pages in all.',
      commonUses: ['menus', 'cards', 'programs', 'newsletters'],
      technicalNotes: [
        'Score cover stock before it is folded.',
        'When loose sheets go inside, make the cover panel 1/32 in wider.',
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
        'Never build three equal panels: the one that tucks in would buckle.',
        'On the outside file the tuck panel is at the left and the cover at the right; the inside file is its mirror.',
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
      commonUses: ['maps', 'inserts', 'statements that show an address in a window'],
      technicalNotes: [
        'No panel tucks in, so none is shortened.',
        'As a self-mailer it must be sealed on every edge before it may claim automation prices.',
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
        'The doors must not touch: leave a gap of 1/16 to 1/8 in between them.',
        'Many folders need a gate plate for it or cannot run it in line; ask for a price first.',
        'It does not pass as a self-mailer for machines.',
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
      commonUses: ['posters that mail', 'greeting cards', 'invitations', 'programs'],
      technicalNotes: [
        'The classic card is printed on one side only.',
        'The top half is imposed upside down.',
        'Heavier stock cracks and gussets at the second fold; have it slit or perforated.',
      ],
      grainDirection: 'With the second fold, the spine',
      minimumSize: { acrossIn: 8, alongIn: 10 },
      maximumSize: { acrossIn: 25, alongIn: 38 },
      paperWeight: '50# to 80# text; 100# text at most without a score',
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
        'Errors add up: each fold may be off by 1/32 in.',
        'Keep the borders of panels away from the folds.',
        'The last panel may be up to 1/32 in narrower.',
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
      description: 'Both gates fold in, then the piece folds in half at its center.',
      commonUses: ['premium brochures', 'timelines', 'menus'],
      technicalNotes: [
        'Three parallel folds; the center one is made last.',
        'The two gates are 1/16 to 1/8 in narrower than the panels they close over.',
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
      description: 'Each panel rolls inside the one before it. It may have more than four.',
      commonUses: ['step brochures', 'guides', 'inserts the size of a credit card'],
      technicalNotes: [
        'The farther in a panel lies, the narrower it is.',
        'The roll begins with the shortest panel.',
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
  if (!fold) throw new Error(`There is no fold ${id}.`);
  return fold;
}
