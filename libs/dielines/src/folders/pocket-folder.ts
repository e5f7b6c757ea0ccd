import { answer, noAnswer, type Outcome } from '@printpartner/print-knowledge/figures';
import { inchText } from '@printpartner/print-knowledge/measure';
import { floppedSheet } from '../sheet/mirrored.ts';
import type { Dieline, Sheet } from '../sheet/sheet.ts';
import { construction, SINGLE_SCORE_SHEETS, type Capacity } from './construction.ts';
import { heightAtSpine, lostAtSpine } from './folder-panels.ts';
import { folderSheet, type FolderChoices } from './folder-sheet.ts';
import type { FolderTemplate, SlitKind } from './templates.ts';

export interface FolderOptions {
  /** Height of the pockets at the outer edge, or width of a vertical pocket, inches; the template's own if left out. */
  pocketSize?: number;
  capacity?: Capacity;
  slits?: SlitKind;
  /** Mirrored left to right. */
  isFlopped?: boolean;
  /** Caliper of the stock, inches. */
  caliper?: number;
}

/** 14 pt board, inches. */
const BOARD = 0.014;

/** A template with its options as a dieline; one sentence if they can't be built. */
export function pocketFolder(template: FolderTemplate, options: FolderOptions = {}): Outcome<Dieline> {
  const choices: FolderChoices = {
    pocketSize: options.pocketSize ?? template.pocketSize ?? 0,
    capacity: template.pockets.length > 0 ? (options.capacity ?? 0) : 0,
    slits: options.slits ?? template.slits,
    caliper: options.caliper ?? BOARD,
  };
  const limits = pocketLimits(template);
  if (limits && !(choices.pocketSize >= limits.min && choices.pocketSize <= limits.max)) {
    const measure = template.isVertical ? 'Pocket width' : 'Pocket height';
    return noAnswer(`${measure} must be between ${limits.min} and ${limits.max} in.`);
  }
  if (!slitChoices(template, choices.pocketSize).includes(choices.slits))
    return noAnswer(`The pocket is too low for a business card: make it at least ${MIN_WITH_CARD} in high.`);
  const sheet = folderSheet(template, choices);
  const { id, finished } = template;
  const { title, description } = namedAsBuilt(template, choices);
  return answer({
    id,
    title: options.isFlopped ? `${swapSides(title)}, flopped` : title,
    description: options.isFlopped ? swapSides(description) : description,
    finished,
    sheet: options.isFlopped ? withSwappedNames(floppedSheet(sheet)) : sheet,
    notes: notesOf(template, choices),
  });
}

/** A template that was changed says how, so that neither the drawing nor its file has a name that isn't true. */
function namedAsBuilt(template: FolderTemplate, { pocketSize, capacity, slits }: FolderChoices) {
  const { title, description, isVertical } = template;
  const changes = [
    ...(template.pocketSize === undefined || template.pocketSize === pocketSize
      ? []
      : [`${isVertical ? 'pocket width' : 'pocket height'} ${inchText(pocketSize)} in`]),
    ...(capacity > 0 ? [`capacity ${inchText(capacity)} in`] : []),
    ...(slits === template.slits ? [] : [slits === 'none' ? 'no slits' : `${slits} slits`]),
  ];
  if (changes.length === 0) return { title, description };
  return {
    title: `${title}, changed: ${changes.join(', ')}`,
    description: `The template with other sizes or slits than its name says: ${changes.join(', ')}.`,
  };
}

/** Inches. Less holds no paper, more reaches the head of the panel or the spine. */
export function pocketLimits({ finished, pockets, isVertical }: FolderTemplate) {
  if (isVertical) return { min: 6.5, max: finished.width - 0.5 };
  const [first] = pockets;
  if (!first) return undefined;
  return {
    min: MIN_POCKET + lostAtSpine(first.shape),
    max: finished.height - 2,
  };
}

const MIN_POCKET = 2;
const MIN_WITH_CARD = 3;
/** A business card with its slits, and some paper beside them, inches. */
const NARROWEST_WITH_CARD = construction.card.width + 1;

/** The slits that a template can have with a pocket of some size. */
export function slitChoices(template: FolderTemplate, pocketSize: number): readonly SlitKind[] {
  const { pockets, isVertical, finished, slits } = template;
  if (isVertical) return ['none', 'brochure'];
  const pocket = pockets.at(-1);
  if (!pocket) return ['none', slits];
  const hasRoom =
    finished.width >= NARROWEST_WITH_CARD && heightAtSpine(pocket.shape, pocketSize) >= MIN_WITH_CARD;
  return hasRoom ? ['none', 'corner', 'half-moon'] : ['none'];
}

function notesOf({ pockets, foldIn }: FolderTemplate, { capacity }: FolderChoices): string[] {
  return [
    ...(pockets.length > 0
      ? [
          capacity > 0
            ? `Double scores give each pocket ${capacity === 1 / 8 ? '1/8' : '1/4'} in of capacity; the spine has two scores as well.`
            : `A pocket with a single score holds about ${SINGLE_SCORE_SHEETS} sheets of bond.`,
          'The visible face of a pocket is printed on the outside of the sheet, upside down.',
          'Let color bleed 1/8 in onto the glue tabs, no more: glue areas take no ink, varnish or coating.',
        ]
      : []),
    ...(foldIn === undefined
      ? []
      : ['The fold-in panel is 1/8 in narrower, so that it tucks in under the pocket.']),
    'Use 12 to 16 pt board, and coat it: bare ink scuffs.',
  ];
}

const swapSides = (text: string): string =>
  text.replaceAll(/\b(left|right)\b/gi, (side) => {
    const other = side.toLowerCase() === 'left' ? 'right' : 'left';
    return side.startsWith('l') || side.startsWith('r')
      ? other
      : other.charAt(0).toUpperCase() + other.slice(1);
  });

/** A flopped folder of two panels opens like a book, too: its front cover is on the other one. */
const withSwappedNames = (sheet: Sheet): Sheet => {
  const covers = sheet.panels.filter(({ kind }) => kind === 'panel');
  const coverOf = (name: string) => (name === 'Front cover' ? 'Back cover' : 'Front cover');
  return {
    ...sheet,
    panels: sheet.panels.map((panel) => ({
      ...panel,
      name: swapSides(panel.name),
      ...(panel.outsideName !== undefined &&
        covers.length === 2 && { outsideName: coverOf(panel.outsideName) }),
    })),
  };
};
