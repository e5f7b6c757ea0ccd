import {
  boundsOf,
  folderGeometry,
  folderPractice,
  folderTemplates,
  heightOf,
  pocketFolder,
  pointsOf,
  widthOf,
  type Dieline,
  type FolderOptions,
  type FolderTemplate,
} from '@printpartner/dielines';
import { inchText, fractionText } from '@printpartner/print-knowledge/measure';
import { openingDieline, type Answer } from './answer.ts';
import { wantedFolder, type WantedFolder } from './wanted-folder.ts';
import type { Query } from './query.ts';

const MAX_COUNT = 4;

/** A template with what differs from it. */
interface Variant {
  template: FolderTemplate;
  options: FolderOptions;
  dieline: Dieline;
}

/**
 * `9x12 folder two 5 in pockets`, `pocket folder business card slits`: the templates that match as they are, or with the
 * fewest changes; plain ones first.
 */
export function folderDielines(query: Query): readonly Answer[] {
  const wanted = wantedFolder(query);
  if (!wanted) return [];
  const variants = folderTemplates
    .filter((template) => fits(template, wanted))
    .flatMap((template) => variantOf(template, wanted) ?? []);
  const least = Math.min(...variants.map(({ options }) => Object.keys(options).length));
  return variants
    .filter(({ options }) => Object.keys(options).length === least)
    .toSorted((one, other) => featuresOf(one.template) - featuresOf(other.template))
    .slice(0, MAX_COUNT)
    .map(answerOf);
}

/** Whether a template has what no option changes. */
function fits(template: FolderTemplate, wanted: WantedFolder): boolean {
  const { finished, pockets, foldIn, isVertical = false, slits } = template;
  const { size, count, shape } = wanted;
  if (size && !(isSame(size.width, finished.width) && isSame(size.height, finished.height))) return false;
  if (count !== undefined && pockets.length !== count) return false;
  if (wanted.side && pockets.length !== 1) return false;
  if (wanted.hasPocket && pockets.length === 0) return false;
  if (shape && !(pockets.length > 0 && pockets.every((pocket) => pocket.shape === shape))) return false;
  if (wanted.isVertical && !isVertical) return false;
  if (wanted.hasThreePanels && foldIn === undefined) return false;
  return !wanted.ownSlits || slits === wanted.ownSlits;
}

/** What a template needs to become the wanted folder. */
function changes(template: FolderTemplate, wanted: WantedFolder): FolderOptions {
  const { pocketSize, slits: typedSlits, side, isFlopped } = wanted;
  const [slits] = typedSlits ?? [];
  const isOther = side !== undefined && template.pockets[0]?.side !== side;
  return {
    ...(pocketSize !== undefined && pocketSize !== template.pocketSize && { pocketSize }),
    ...(slits && !typedSlits?.includes(template.slits) && { slits }),
    ...((isOther || isFlopped) && { isFlopped: true }),
  };
}

function variantOf(template: FolderTemplate, wanted: WantedFolder): Variant | undefined {
  const options = changes(template, wanted);
  const dieline = pocketFolder(template, options);
  return dieline.ok ? { template, options, dieline: dieline.value } : undefined;
}

/** How much sets a template apart from a folder with square pockets. */
const featuresOf = ({ pockets, slits, foldIn, isVertical, tabsOn, pocketSize }: FolderTemplate): number =>
  [
    slits !== 'none',
    foldIn !== undefined,
    isVertical,
    tabsOn === 'panel',
    pocketSize === undefined,
    pockets.some(({ shape }) => shape !== 'square'),
  ].filter(Boolean).length;

function answerOf({ template, options, dieline }: Variant): Answer {
  const { pocketSize, slits, isFlopped } = options;
  const panels = dieline.sheet.panels.flatMap(({ outline }) => pointsOf(outline));
  const flat = boundsOf(panels);
  return {
    title: dieline.title,
    figure: `${fractionText(widthOf(flat))} × ${fractionText(heightOf(flat))} in flat`,
    assumed: [
      ...(pocketSize === undefined
        ? [dieline.description]
        : [
            `Pocket changed from ${fractionText(template.pocketSize ?? 0)} to ${fractionText(pocketSize)} in.`,
          ]),
      ...(slits === undefined ? [] : ['With slits for a business card.']),
    ],
    sources: [folderPractice, folderGeometry],
    opens: openingDieline('folder', {
      template: template.id,
      ...(isFlopped && { flop: '1' }),
      ...(pocketSize !== undefined && { pocket: inchText(pocketSize) }),
      ...(slits !== undefined && { slits }),
    }),
  };
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-3;
