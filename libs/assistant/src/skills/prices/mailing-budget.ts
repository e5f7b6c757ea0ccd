import { costStack } from '@printpartner/print-knowledge/mail';
import { has } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { terms } from '../files/terms.ts';

const costs = ['budget', 'cost', 'costs', 'spend', 'expense', 'money', 'bill', 'price'] as const;
const parts = terms(
  'biggest, largest, most of, bulk of, part, made up, consist, break down, breaks down',
  'breakdown, include, includes, share, component, go into, goes into, add up, other costs',
  'line item',
);

/** `which part of a mailing budget is the biggest`. */
export const mailingBudget: Skill = {
  id: 'mailing-budget',
  answer: (question) =>
    has(
      question,
      'mailing',
      'direct mail',
      'mail campaign',
      'mail job',
      'mail project',
      'mailer',
      'mail budget',
    ) &&
    has(question, ...costs) &&
    has(question, ...parts) &&
    question.values.quantity === undefined
      ? answers(
          `**Postage is usually the largest part.** A mailing costs: ${costStack.map((cost) => cost.toLowerCase()).join(', ')}.`,
          [{ entry: 'What a mailing costs' }],
        )
      : undefined,
};
