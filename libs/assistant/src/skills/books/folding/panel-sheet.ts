import type { FoldId } from '@printpartner/print-knowledge/folding';
import type { TrimSize } from '@printpartner/spec-sheet/job';

/** The side that the panels divide: `across the 11`, `along the 8.5 in side`. */
const SIDE = /\b(?:across|along|down|splits?|divid\w+) (?:the |its )?(\d{1,2}(?:\.\d+)?)(?![\d./]| ?[x×])/g;

/** Whether the panels themselves are asked for, not only counted: `roll fold 4 panel 16 x 8.5, panels?` */
export const asksPanels = (text: string): boolean =>
  /(?<!(?<!\bthe )\b(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|tri|quad|tuck|each|with|x \d\S*|\dx\d\S*)[- ]?)\b(?:panels?|doors|flaps)\b(?! (?:that|which|brochure|fold))/.test(
    text,
  ) || /\b(?:all|each of the|the) (?:\d|two|three|four|five|six|seven|eight) panels\b/.test(text);

/** Panels go across the long side unless the question says otherwise. */
export function acrossOf(text: string, size: TrimSize | undefined, width: number | undefined): TrimSize {
  if (!size) return { width: width ?? 11, height: width === undefined ? 8.5 : 0 };
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  const isShort =
    /\b(?:across|along|down) (?:the )?(?:short\w*|narrow\w*) ?(?:side|edge|dimension|way)?\b/.test(text) ||
    [...text.matchAll(SIDE)].some(([, side]) => Number(side) === short && short !== long);
  return isShort ? { width: short, height: long } : { width: long, height: short };
}

/** How much narrower the tuck-in panel is where the question says so, inches. */
export function typedAllowance(text: string): number | undefined {
  const found =
    /\b(1\/16|3\/32|1\/8|1\/32)(?:th)?(?: ?(?:in|inch|"))?(?: (?:total|of an?|inch|open|clear))* ?-?(?:shorter|short|narrower|smaller|less|allowance|gap|tuck|space|apart|between|off|progressive)/.exec(
      text,
    )?.[1] ??
    /\b(?:gap|allowance|shorter|narrower|smaller|space|reduc\w*|step)(?: (?:of|by|is|at|should be|total|=))* (?:an? )?(1\/16|3\/32|1\/8|1\/32)\b/.exec(
      text,
    )?.[1];
  const [over, under] = (found ?? '').split('/').map(Number);
  return over && under ? over / under : undefined;
}

/** The usual folds of a size that is named without one. */
export function unnamedFolds(text: string, size: TrimSize | undefined): readonly FoldId[] {
  if (/\btuck(?:-in)? (?:panel|flap)\b/.test(text)) return ['tri'];
  const isAsked = /\bpanels?\b/.test(text) && /\b(?:wide|widths?|sizes?)\b/.test(text);
  return size && isAsked ? ['tri', 'z', 'accordion-4'] : [];
}
