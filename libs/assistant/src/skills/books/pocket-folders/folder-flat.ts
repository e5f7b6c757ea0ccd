import { fractionSizeText } from '@printpartner/print-knowledge/measure';
import { fileRules } from '@printpartner/print-knowledge/production';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { folderTemplates } from './folder-templates.ts';
import { templatesNamed } from './templates-named.ts';

const FOLDER = /\bfolders?\b/;
const FLAT = /\b(?:flat|unfolded|die ?-?lines?|die size|open(?:ed)? (?:size|out|flat)|before folding)\b/;
const MEASURED = /\b(?:sizes?|dimensions?|measure\w*|how (?:big|wide|large|tall)|inches)\b/;
const OTHER =
  /\b(?:file folders?|manila|mail\w*|postage|prices?|costs?|envelopes?|sheet|weigh\w*|brochures?|z-?fold\w*)\b/;
const NINE = /\b9 ?(?:x|×|by) ?12\b/;
/** Templates that a text without more names are too many to list. */
const MAX_COUNT = 4;
const [{ bleedIn }] = fileRules.rows;

const flatText = (width: number, height: number): string => `${fractionSizeText(width, height)} in`;

/** `how big is a 9 × 12 folder flat`: the die line of its template. */
export const folderFlat: Skill = {
  id: 'folder-flat',
  answer: ({ text }) => {
    if (!FOLDER.test(text) || !FLAT.test(text) || !MEASURED.test(text) || OTHER.test(text)) return undefined;
    const named = templatesNamed(text).filter(
      ({ width, height }) => !NINE.test(text) || (width === 9 && height === 12),
    );
    const standard = named.filter(({ pocketIn, shape }) => pocketIn === 4 && shape === undefined);
    const shown = named.length <= MAX_COUNT || standard.length === 0 ? named : standard;
    if (shown.length === 0 || MORE_PANELS.test(text)) return noTemplate(text);
    const lines = shown.map(
      ({ title, flat: [width, height] }) =>
        `**${flatText(width, height)}** flat for ${title}, ${flatText(width + 2 * bleedIn, height + 2 * bleedIn)} with bleed`,
    );
    const [first, ...others] = shown;
    return answers(
      lines.length === 1 ? `${lines.join('')}.` : lines.map((line) => `- ${line}`).join('\n'),
      [{ entry: 'Pocket Folder Templates' }],
      first && others.length === 0 ? { inHand: `${first.flat[0]}x${first.flat[1]} flat` } : {},
    );
  },
};

/** A folder with more panels, or with other pockets than our three-panel template's, is still no fold of a sheet. */
function noTemplate(text: string): Draft | undefined {
  const panels = folderTemplates.find(({ title }) => title.includes('Three Panel'));
  if (!panels || !(THREE_PANEL.test(text) || MORE_PANELS.test(text))) return undefined;
  return answers(
    `**No template of ours is made that way.** The three-panel one has a single 4 in pocket on the right and is ${flatText(...panels.flat)} flat; for another ask the folder’s printer for a die.`,
    [{ entry: 'Pocket Folder Templates' }],
  );
}
const THREE_PANEL = /\b(?:three|3|tri)[- ]?panel/;
const MORE_PANELS = /\b(?:four|five|six|[4-8])[- ]?panel/;
