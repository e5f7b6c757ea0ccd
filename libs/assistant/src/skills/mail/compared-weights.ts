import { jobWeight, roundOuncesUp } from '@printpartner/print-knowledge/mail';
import { millTolerance } from '@printpartner/print-knowledge/paper';
import { countText, poundText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { pieceSize, ouncesText, working } from './mail-figures.ts';
import { nounOf } from './mail-terms.ts';
import { paperWeightOf } from './piece-paper.ts';
import { phrases } from './phrases.ts';
import { mailedSizes } from './typed-sizes.ts';

const HEAVIER = /\b(?:how much|what).*\b(?:lighter|heavier)\b|\bweight difference\b|\bdifference in weight\b/;

/** `how much lighter is a 6x9 card on 12 pt than 14 pt`. */
export const comparedWeights: Skill = {
  id: 'mail-compared-weights',
  answer: (question: Question) => {
    const { papers, quantity } = question.values;
    const [size] = mailedSizes(question);
    const isJob = !has(question, ...phrases('spine, creep, thicker, price, cost'));
    if (!size || papers.length !== 2 || !isJob || !HEAVIER.test(question.text)) return undefined;
    const role = nounOf(question) === 'card' ? 'card' : 'body';
    const read = papers.flatMap(
      (paper) =>
        paperWeightOf({ ...question, values: { ...question.values, papers: [paper] } }, size, { role }) ?? [],
    );
    const [one, other] = read.toSorted((a, b) => a.ounces - b.ounces);
    if (!one || !other) return undefined;
    const difference = other.ounces - one.ounces;
    const job = quantity === undefined ? undefined : jobWeight(difference, quantity);
    const all = job?.ok ? `, **${poundText(job.value)} lb** for ${countText(quantity ?? 0)}` : '';
    return answers(
      `On ${one.paper.name} it’s **${ouncesText(difference)}** lighter each${all}: ${ouncesText(roundOuncesUp(one.ounces))} against ${ouncesText(roundOuncesUp(other.ounces))} on ${other.paper.name}, at ${pieceSize(size.width, size.height)}. Mill tolerance ±${millTolerance.share * 100}%.`,
      [{ entry: 'Weight of a piece', place: 'Mail' }],
      { workings: [working('Weights', [...one.steps, ...other.steps], [...one.assumed, ...other.assumed])] },
    );
  },
};
