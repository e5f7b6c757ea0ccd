import {
  beyondFolder,
  foldOf,
  panelFaces,
  type Fold,
  type FoldId,
} from '@printpartner/print-knowledge/folding';
import { sizeText } from '@printpartner/print-knowledge/measure';
import { asksLack, verdictWord } from '../../verdict.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { listed } from '../binding/binding-words.ts';
import { foldsIn, pieceSize } from '../reading/named-folds.ts';
import { aFold, foldCite, foldName } from './fold-words.ts';
import { foldFor } from './recommend-fold.ts';

const cap = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The French fold without its name. */
const IS_FRENCH =
  /\b(?:half|fold\w*)\b[^.?]*\b(?:again|twice|then)\b[^.?]*\b(?:other (?:way|direction)|right angles?|perpendicular|crosswise|quarters)\b/;

/** Facts of a fold: panels, paper, limits, uses, order of panels, notes. */
export const foldFacts: Skill = {
  id: 'fold-facts',
  answer(question) {
    const { text } = question;
    const { named, hasOther } = foldsIn(text);
    if (IS_FRENCH.test(text) && pieceSize(question).size === undefined)
      return answers(about(foldOf('french')), [foldCite('french')]);
    if (hasOther || named.length === 0 || isAboutElse(text) || /\bparallel\b/.test(text)) return undefined;
    if (named.length > 1) return compare(named, text);
    const [id] = named;
    if (!id) return undefined;
    const fold = foldOf(id);
    const facet = facets.find(({ when }) => when(text));
    const size = pieceSize(question).size;
    if (size && /\b(?:can|too|fit|possible|able|limit|max\w*|min\w*|small|large|big)\b/.test(text))
      return fitsFolder(fold, size.width, size.height, text);
    if (facet) return answers(facet.text(fold), [foldCite(id)]);
    return size || !isOnlyNamed(text) ? undefined : answers(about(fold), [foldCite(id)]);
  },
};

export const isAboutElse = (text: string): boolean =>
  /\b(?:postage|envelopes?|weighs?|price\w*|coat\w*|laminat\w*|tabs?|seal\w*|stamps?|copies|rush|days)\b/.test(
    text,
  );

const NAMES =
  /\b(?:tri|z|c|half|bi|gate|roll|french|letter|accordion|concertina|fan|barrel|double|closed|open|quarter|cross|zig|zag|window|barn|door|single|panels?|right|angled?|business|\w*fold\w*)\b/g;
const FILLER =
  /\b(?:what|whats|is|are|was|a|an|the|explain|define|definition|describe|tell|me|about|how|does|do|did|you|it|works?|looks?|like|made|mean\w*|of|please|info\w*|more|on|wtf|exactly|actually|i|know|to|in|called|term|brochure|piece|printing|by|s|wrote|printer|quote|that|my|kind|sort|pages?|4)\b|[^\p{L} ]/gu;

/** Whether the question is of nothing but the fold. */
const isOnlyNamed = (text: string): boolean => text.replace(NAMES, ' ').replace(FILLER, ' ').trim() === '';

interface Facet {
  when: (text: string) => boolean;
  text: (fold: Fold) => string;
}

const facets: readonly Facet[] = [
  {
    when: (text) => /\bsame (?:as|thing)\b|\b(?:another|other) names?\b|\balso (?:called|known)\b/.test(text),
    text: (fold) => `**Yes, that is one fold by two names: the ${fold.name}.** ${fold.description}`,
  },
  {
    when: (text) =>
      /\b(?:how many|number of) (?:\w+ ){0,2}(?:panels?|pages?|sides?|folds?)\b|\bpanels? (?:does|do|has)\b|\bpages? (?:does|do) (?:an? )?\w+/.test(
        text,
      ),
    text: (fold) =>
      `**${fold.panels} panels** on each side, ${fold.panels * 2} pages in all: ${fold.description}`,
  },
  {
    when: (text) => /\b(?:grain)\b/.test(text),
    text: (fold) =>
      `Grain: **${fold.grainDirection.charAt(0).toLowerCase()}${fold.grainDirection.slice(1)}** for a ${foldName(fold.id)}. Across the grain, coated stock and solid ink crack.`,
  },
  {
    when: (text) =>
      /\b(?:min(?:imum)?|max(?:imum)?|smallest|largest|biggest|limits?|how (?:small|large))\b/.test(text) &&
      !/\b(?:weight|paper|stock|heav\w*|pages)\b/.test(text),
    text: (fold) =>
      `${cap(foldName(fold.id))}: the smallest flat size is **${fold.minimumSize.acrossIn} × ${fold.minimumSize.alongIn} in**, the largest **${fold.maximumSize.acrossIn} × ${fold.maximumSize.alongIn} in**. Folders differ, so ask the printer near the limits.`,
  },
  {
    when: (text) =>
      /\b(?:papers?|stocks?|weights?|heav\w*|thick\w*|text|cover)\b/.test(text) &&
      !/\b(?:cover panel|front cover|back cover|which panel|panel is)\b|\bwhich (?:one|of them)(?:'s| is) the\b/.test(
        text,
      ),
    text: (fold) =>
      fold.id === 'tri'
        ? `**80# or 100# gloss or matte text** for most brochures, 80# cover for a rack. ${cap(aFold(fold.id))} takes ${fold.paperWeight}. Cover stock is always scored before folding.`
        : `**${fold.paperWeight}** for ${aFold(fold.id)}. Cover stock is always scored before folding.`,
  },
  {
    when: (text) =>
      /\bwhich (?:one|of them)(?:'s| is) the\b|\b(?:order|which panel|cover panel|front cover|back cover|tuck\w*|(?:on the|which) (?:left|right)|left or right|layout|outside|inside|mirror\w*|set ?up|panel names?)\b/.test(
        text,
      ),
    text: (fold) =>
      `Outside file of a ${foldName(fold.id)}, left to right: **${panelFaces[fold.id].outside.join(' | ').toLowerCase()}**. Inside: ${panelFaces[fold.id].inside.join(' | ').toLowerCase()}, mirrored. ${fold.technicalNotes[fold.id === 'tri' ? 1 : 0] ?? ''}`.trim(),
  },
  {
    when: (text) => /\b(?:mail\w*|machinable|self-?mailers?|usps|automation|post)\b/.test(text),
    text: (fold) => mailText(fold),
  },
  {
    when: (text) =>
      /\b(?:used? for|good for|best for|suit\w*|when (?:to|should|do|would)|why (?:use|choose)|typical\w*|for what)\b/.test(
        text,
      ),
    text: (fold) =>
      `**${cap(listed(fold.commonUses))}**: that is what a ${foldName(fold.id)} is used for. ${fold.description}`,
  },
  {
    when: (text) =>
      /\b(?:tips?|notes?|careful|watch|problems?|mistakes?|trouble|run inline|plate|special|difficult|expensive|cost\w*)\b/.test(
        text,
      ),
    text: (fold) =>
      `For a ${foldName(fold.id)}:\n${fold.technicalNotes.map((note) => `- ${note}`).join('\n')}`,
  },
];

function mailText(fold: Fold): string {
  if (fold.id === 'gate')
    return '**A gate fold doesn’t qualify as a machinable self-mailer.** Mail it in an envelope, or use a half or tri-fold.';
  if (fold.id === 'z')
    return '**A Z-fold self-mailer must be sealed on every edge** to qualify for automation prices; a tri-fold or half fold is easier to mail.';
  return `${cap(foldName(fold.id))}: ${fold.commonUses.some((use) => /mail/.test(use)) ? '**yes, it is a usual self-mailer fold**' : 'our folding guide has no mailing rule for it'}. ${fold.description}`;
}

function about(fold: Fold): string {
  return `**${fold.name}**: ${fold.description} ${fold.panels} panels, ${fold.panels * 2} pages. Used for ${listed(fold.commonUses)}. Paper: ${fold.paperWeight}. Grain: ${fold.grainDirection.toLowerCase()}. ${fold.technicalNotes[0] ?? ''}`.trim();
}

function fitsFolder(fold: Fold, width: number, height: number, text: string): Draft {
  const beyond = beyondFolder(fold, { acrossIn: Math.max(width, height), alongIn: Math.min(width, height) });
  const limits = `${fold.minimumSize.acrossIn} × ${fold.minimumSize.alongIn} to ${fold.maximumSize.acrossIn} × ${fold.maximumSize.alongIn} in flat`;
  const size = `${sizeText(width, height)} in`;
  return answers(
    beyond
      ? `**${asksLack(text) ? 'Yes, ' : ''}${size} is too ${beyond}** for common folders: a ${foldName(fold.id)} runs from ${limits}. Ask the printer.`
      : `**${verdictWord(true, text)}, ${size} can be folded**: a ${foldName(fold.id)} runs from ${limits}.`,
    [foldCite(fold.id)],
  );
}

function compare(ids: readonly FoldId[], text: string): Draft | undefined {
  if (!/\b(?:vs\.?|v|versus|or|difference\w*|compar\w*|better|between|which|than|same)\b/.test(text))
    return undefined;
  const rows = ids.map((id) => foldOf(id));
  const chosen = /\bdiffer\w*/.test(text) ? undefined : foldFor(text, ids);
  const head = chosen ? `**${foldOf(chosen.id).name}**: ${chosen.why}.\n` : headline(ids);
  return answers(
    `${head}${rows.map((fold) => `- **${fold.name}**: ${fold.description} ${fold.panels} panels; for ${listed(fold.commonUses)}; paper ${fold.paperWeight}.`).join('\n')}`,
    ids.map((id) => foldCite(id)),
  );
}

function headline(ids: readonly FoldId[]): string {
  const has = (...wanted: readonly FoldId[]) =>
    wanted.every((id) => ids.includes(id)) && ids.length === wanted.length;
  if (has('tri', 'z'))
    return '**A tri-fold tucks one panel inside, so that panel is 1/16 to 1/8 in narrower; a Z-fold zigzags with three equal panels.**\n';
  if (has('gate', 'double-gate'))
    return '**A gate fold has two doors over a center panel; a double gate is then folded in half at the center.**\n';
  if (has('roll', 'accordion-4'))
    return '**A roll fold rolls inward, each panel narrower; an accordion goes back and forth with equal panels.**\n';
  if (has('tri', 'roll'))
    return '**A tri-fold has three panels; a roll fold goes on rolling with four or more, each narrower.**\n';
  return '';
}
