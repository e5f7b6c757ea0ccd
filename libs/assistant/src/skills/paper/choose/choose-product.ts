import { paperUses, type PaperUse } from '@printpartner/print-knowledge/paper';
import type { Question } from '../../../question/question.ts';
import { answers, type Skill } from '../../skill.ts';
import { productIn } from './products.ts';

/** Something that isn't named yet. */
const OPEN =
  /\b(?:something|anything|what (?:should|could|can|kind|type|sort|do|would|piece|printed|pieces|items?|materials?)|which (?:piece|product|format|kind|printed)|ideas?|options|suggest\w*|recommend\w*|materials?|collateral)\b/;
const OCCASIONS: readonly { asked: RegExp; uses: readonly string[] }[] = [
  {
    asked:
      /\b(?:trade ?shows?|conferences?|expos?|booths?|conventions?|hand out|hand-outs?|handing out|give out|give ?away|giveaways?|grand opening|open house|networking|job fair|festival|farmers'? market)\b/,
    uses: ['flyers', 'brochures', 'rack-cards', 'business-cards', 'pocket-folders'],
  },
  {
    asked:
      /\b(?:leave[- ]behinds?|sales (?:kit|call|meeting|pitch|team)|press kit|welcome (?:kit|packet)|presentation)\b/,
    uses: ['pocket-folders', 'flyers', 'brochures', 'business-cards'],
  },
  {
    asked: /\b(?:gala|wedding|banquet|concert|recital|funeral|memorial|ceremony|fundraiser)\b/,
    uses: ['invitations', 'programs', 'postcards'],
  },
  {
    asked:
      /\b(?:lobby|rack|hotel|visitor center|counter)\b.*\b(?:display|pick up|tourists?|visitors?|guests?|put|leave)\b/,
    uses: ['rack-cards', 'brochures', 'flyers'],
  },
];

const papersText = ({ papers }: PaperUse): string =>
  papers.map(({ weight, use }) => (use ? `${weight} (${use})` : weight)).join(', ');

/** `something to hand out at a trade show`: pieces of the guide for an occasion, with their papers. */
export const chooseProduct: Skill = {
  id: 'choose-product',
  answer: ({ text, values }: Question) => {
    const occasion = OCCASIONS.find(({ asked }) => asked.test(text));
    const named = productIn(text.replace(/\bhand[- ]?outs?\b/g, ' '));
    if (!occasion || !OPEN.test(text) || named || values.papers.length > 0) return undefined;
    const found = occasion.uses.flatMap((id) => paperUses.rows.find((row) => row.id === id) ?? []);
    if (found.length === 0) return undefined;
    return answers(
      `Usual pieces for that, with their papers:\n\n${found.map((row) => `- **${row.subcategory}**: ${papersText(row)}`).join('\n')}\n\nName one and a quantity, and I’ll give you a rough price.`,
      found.slice(0, 3).map(({ subcategory, category }) => ({ entry: subcategory, place: category })),
    );
  },
};
