import { jobWeight } from '@printpartner/print-knowledge/mail';
import { countText, poundText, rounded } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { envelopesNamed } from './envelope-names.ts';
import { article, calledEnvelope, envelopeCitation, sizeTextOf } from './envelope-text.ts';
import { envelopeOunces, SHEETS } from './letter-weight.ts';
import { ouncesText, step, working } from './mail-figures.ts';
import { phrases } from './phrases.ts';
import { weighedPaper } from './piece-paper.ts';

/** `what do 1,000 #10 envelopes weigh`: empty envelopes. */
export const envelopeWeight: Skill = {
  id: 'mail-envelope-weight',
  answer: (question: Question) => {
    const { papers, quantity, pages, sizes } = question.values;
    const [holder] = envelopesNamed(question);
    const isEmpty =
      pages === undefined && sizes.length === 0 && papers.length < 2 && !SHEETS.test(question.text);
    if (!holder || !isEmpty || !/\bweighs?\b|\bhow heavy\b|\bweight of\b/.test(question.text))
      return undefined;
    if (
      has(
        question,
        ...phrases('postage, stamp, mail, letter, sheets, insert, how many, usual weight, paper weight'),
      )
    )
      return undefined;
    const [typed] = papers;
    const paper = typed && weighedPaper(typed, 'body');
    if (typed && !paper) return undefined;
    const each = envelopeOunces(holder, paper?.gsm);
    const job = quantity === undefined ? undefined : jobWeight(each, quantity);
    const all = job?.ok ? `, **${poundText(job.value)} lb** for ${countText(quantity ?? 0)}` : '';
    return answers(
      `About **${ouncesText(each)}** each${all}: ${article(holder)} ${calledEnvelope(holder.envelope)} (${sizeTextOf(holder)}) of ${paper?.name ?? '24# bond'}. An envelope takes about 2.4 times its size in paper; weigh one for freight.`,
      [envelopeCitation(holder.envelope)],
      {
        workings: [
          working(
            'Weight of the envelopes',
            [
              step('One', `${sizeTextOf(holder)} × 2.4`, ouncesText(each)),
              ...(job?.ok
                ? [
                    step(
                      'All',
                      `${countText(quantity ?? 0)} × ${rounded(each, 3)} oz ÷ 16`,
                      `${poundText(job.value)} lb`,
                    ),
                  ]
                : []),
            ],
            typed ? [] : ['24# bond, the usual paper.'],
          ),
        ],
      },
    );
  },
};
