import { classifyPiece } from '@printpartner/print-knowledge/mail';
import { has, type Question } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { mailEntry } from './mail-figures.ts';
import { readPiece } from './mail-piece.ts';
import { isAboutMail, nounOf } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { priceSentence, sentence } from './shape-sentences.ts';
import { typedSizes } from './typed-sizes.ts';

const upright = phrases('portrait, vertical, upright, short way, short side, tall way');
const along = phrases(
  'landscape, horizontal, long way, long side, does it matter, matter, either way, orientation',
);

/** `does it matter if our 5x7 card is landscape or portrait`: the shape with the address both ways. */
export const addressOrientation: Skill = {
  id: 'mail-orientation',
  answer: (question: Question) => {
    const [size, ...others] = typedSizes(question);
    const isMailed = isAboutMail(question) || has(question, 'address', 'addressed', 'postcard');
    if (!size || others.length > 0 || size.width === size.height || !isMailed) return undefined;
    if (!has(question, ...upright) || !has(question, ...along)) return undefined;
    const noun = nounOf(question) ?? 'card';
    const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
    const drafts = (['landscape', 'portrait'] as const).flatMap((side) => {
      const read = readPiece({ ...question, text: side }, { width: long, height: short }, noun);
      const found = read && classifyPiece(read.piece);
      return read && found?.ok
        ? [[sentence(read, found.value), priceSentence(read, found.value)].join(' ').trim()]
        : [];
    });
    const [landscape, portrait] = drafts;
    if (landscape === undefined || portrait === undefined) return undefined;
    const isSame = landscape === portrait;
    return answers(
      isSame
        ? `**No**, it makes no difference: ${landscape}`
        : `**Yes, it matters**: the length is the side parallel to the address.\n\n- Address along the long side: ${landscape}\n- Address along the short side: ${portrait}`,
      [mailEntry.nonmachinable, mailEntry.letter],
    );
  },
};
