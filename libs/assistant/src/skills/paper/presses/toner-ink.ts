import { imaging } from '@printpartner/print-knowledge/press';
import { answers, type Skill } from '../../skill.ts';
import { isAboutCoating } from '../coatings/named-coatings.ts';
import { uncapitalized } from '../named/prose.ts';

type Imaging = 'liquidInk' | 'dryToner' | 'inkjet';

const names: readonly { id: Imaging; name: string; words: RegExp }[] = [
  {
    id: 'liquidInk',
    name: 'Liquid ink (HP Indigo)',
    words: /\bliquid\b|\bindigo\b|\belectro-?ink\b|\bink\b(?!jet)/,
  },
  { id: 'dryToner', name: 'Dry toner', words: /\btoner\b|\blaser press\b|\bxerox\b/ },
  { id: 'inkjet', name: 'Inkjet', words: /\binkjet\b|\bink[- ]jet\b/ },
];
const ROWS: readonly { words: RegExp; row: string }[] = [
  { words: /\b(?:fold\w*|crack\w*|crease\w*|scor\w*)\b/, row: 'fold' },
  {
    words: /\b(?:laminat\w*|stock\w*|finish\w*|laser|paper\w*|again|reprint\w*|overprint\w*)\b/,
    row: 'stock',
  },
  { words: /\b(?:raised|layer|thick|thin|water\w*|soak\w*)\b/, row: 'layer' },
  { words: /\b(?:look\w*|gloss\w*|shiny|sheen|gamut|quality)\b/, row: 'look' },
];
const ABOUT =
  /\btoner\b|\bindigo\b|\belectro-?ink\b|\bliquid ink\b|\binkjet press\w*\b|\bproduction inkjet\b|\binkjet (?:vs|versus|or)\b|\b(?:vs|versus|or) inkjet\b/;

/** `toner vs Indigo`, `does toner crack when folded`. */
export const tonerInk: Skill = {
  id: 'press-ink-toner',
  answer: ({ text, values }) => {
    // A run, a sheet or a stock is the press’s question, not the ink’s.
    const isOfJob =
      values.sizes.length > 0 ||
      values.quantity !== undefined ||
      (values.papers.length > 0 && !/\b(?:fold|crack|scor|laminat)\w*/.test(text));
    if (isOfJob) return undefined;
    if (
      !ABOUT.test(text) ||
      isAboutCoating(text) ||
      /\b(?:textured?|linen|felt|laid|pantone|pms|sheet|size|quantity|dpi|address\w*)\b/.test(text)
    )
      return undefined;
    const found = names.filter(({ words }) => words.test(text));
    const shown = found.length > 0 ? found : names;
    const row = ROWS.find(({ words }) => words.test(text))?.row;
    const rows = imaging.rows.filter(({ id }) => row === undefined || id === row);
    const lines = shown.map(
      ({ id, name }) =>
        `- **${name}**: ${rows.map((one) => `${one.title.toLowerCase()}: ${uncapitalized(one[id])}`).join('; ')}.`,
    );
    return answers(lines.join('\n'), [{ entry: 'Ink versus Toner', place: 'Digital' }]);
  },
};
