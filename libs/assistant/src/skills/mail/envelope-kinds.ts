import { mailShape, currentPrices } from '@printpartner/print-knowledge/mail';
import {
  mailsAs,
  allowanceFor,
  envelopeGroups,
  envelopes,
  squareNote,
  type EnvelopeGroup,
} from '@printpartner/print-knowledge/envelopes';
import { priceText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { envelopeById, type NamedEnvelope } from './envelope-names.ts';
import {
  calledEnvelope,
  envelopeCitation,
  groupTitle,
  largestInsert,
  sizeTextOf,
  windowText,
  uses,
} from './envelope-text.ts';
import { pieceSize, mailEntry } from './mail-figures.ts';
import { phrases } from './phrases.ts';

/** Window size and position. */
export function windows(named: readonly NamedEnvelope[]): Draft {
  const wanted = named.map(({ envelope }) => (envelope.window ? envelope.id : `${envelope.id}-window`));
  const rows = envelopes.rows.filter(
    ({ window, id }) => window && (wanted.length === 0 || wanted.includes(id)),
  );
  const shown = rows.length > 0 ? rows : envelopes.rows.filter(({ window }) => window);
  const [first] = shown;
  const text = first && windowText(first);
  const sizes = shown
    .map(({ id }) => `${envelopeById(id).envelope.name} (${sizeTextOf(envelopeById(id))})`)
    .join(' and ');
  return answers(
    `The standard window is ${text ?? ''}, on the ${sizes}. Keep at least 1/8 in between the address and every window edge when the insert shifts. Used for invoices and statements.`,
    shown.map(envelopeCitation),
  );
}

/** The envelope that travels inside another one. */
export function reply(named: readonly NamedEnvelope[]): Draft {
  const outer = named[0] ?? envelopeById('n10');
  const nine = envelopeById('n9');
  if (outer.envelope.id !== 'n10' && outer.envelope.id !== 'n9' && outer.envelope.id !== 'n10-window') {
    const inside = [...envelopes.rows]
      .map(({ id }) => envelopeById(id))
      .filter(
        ({ size, envelope }) =>
          size.height <= outer.size.height - allowanceFor(0) &&
          size.width <= outer.size.width - allowanceFor(0) &&
          envelope.availability === 'common' &&
          !envelope.window &&
          !envelope.hasLargeFlap &&
          envelope.group === outer.envelope.group,
      );
    const best = inside.toSorted(
      (one, other) => other.size.height * other.size.width - one.size.height * one.size.width,
    )[0];
    if (best)
      return answers(
        `**${calledEnvelope(best.envelope)}** (${sizeTextOf(best)}) fits inside ${calledEnvelope(outer.envelope)} (${sizeTextOf(outer)}) as a reply envelope.`,
        [envelopeCitation(best.envelope), envelopeCitation(outer.envelope)],
      );
  }
  return answers(
    `**#9** (${sizeTextOf(nine)}) is the reply envelope inside a **#10** (${sizeTextOf(envelopeById('n10'))}). For donations, a #6-3/4 remittance envelope (${sizeTextOf(envelopeById('n6-3-4'))}) carries the form on its large flap.`,
    [envelopeCitation(nine.envelope), envelopeCitation(envelopeById('n10').envelope)],
  );
}

/** Envelopes with a large flap. */
export function remittance(): Draft {
  const rows = [envelopeById('n6-3-4-remittance'), envelopeById('n9-remittance')];
  return answers(
    `A remittance envelope has a **large gummed flap** that covers the back and carries a form. ${rows.map((one) => `${one.envelope.name}: **${sizeTextOf(one)}** (${uses(one.envelope.usage).toLowerCase()})`).join('; ')}.`,
    rows.map(({ envelope }) => envelopeCitation(envelope)),
  );
}

/** Booklet and catalog envelopes. */
export const openings = (): Draft =>
  answers(
    'A **booklet** envelope opens on the **long side** (open side) and suits machine inserting; a **catalog** envelope opens on the **short side** (open end) and suits heavy or bulky contents. Both come in 6 × 9, 7 × 10 and 9 × 12 in.',
    [{ entry: 'Booklet Envelopes' }, { entry: 'Catalog Envelopes' }],
  );

/** Square envelopes and their surcharge. */
export function squares(): Draft {
  const rows = envelopes.rows.filter(({ group }) => group === 'square').map(({ id }) => envelopeById(id));
  return answers(
    `${squareNote.text} At First-Class it’s **${priceText(currentPrices.nonmachinable ?? 0)}** per letter; 6-1/2 × 6-1/2 in pays the flat price instead.\n\n${rows.map((one) => `- **${sizeTextOf(one)}**, for cards up to ${pieceSize(largestInsert(one).height, largestInsert(one).width)}`).join('\n')}`,
    [{ entry: 'Square Envelopes' }, mailEntry.nonmachinable],
  );
}

const groupTerms: readonly { group: EnvelopeGroup; terms: readonly string[] }[] = [
  {
    group: 'a-series',
    terms: phrases(
      'a-series, a series, invitation, announcement, greeting card, a-style, wedding, rsvp',
      'note card',
    ),
  },
  { group: 'business', terms: ['business', 'commercial', 'official', 'office', 'letterhead'] },
  { group: 'catalog', terms: ['catalog', 'catalogue', 'large'] },
  { group: 'booklet', terms: ['booklet'] },
];

/** The sizes of a kind, or of all kinds in short. */
export function groupList(question: Question): Draft | undefined {
  if (
    !has(
      question,
      ...phrases('size, which, what, kind, type, common, standard, list, available, popular, envelope'),
    )
  )
    return undefined;
  // One envelope that isn’t in the guide has no list as its answer.
  if (!/\b(?:envelopes|sizes|kinds|types|series|list)\b/.test(question.text)) return undefined;
  const group = groupTerms.find(({ terms }) => has(question, ...terms))?.group;
  const onlyCommon = has(question, 'common', 'popular', 'standard', 'usual');
  const rows = envelopes.rows.filter(
    (row) =>
      (group ? row.group === group : row.availability === 'common') &&
      (!onlyCommon || row.availability === 'common') &&
      !row.window,
  );
  const [first] = rows;
  if (!first) return undefined;
  if (!group && !has(question, ...phrases('size, kind, type, list, available, common, standard')))
    return undefined;
  const lines = rows.map(
    ({ id }) =>
      `- **${calledEnvelope(envelopeById(id).envelope)}**: ${sizeTextOf(envelopeById(id))}, ${uses(envelopeById(id).envelope.usage)}`,
  );
  const title = group ? groupTitle(first) : 'Common envelopes';
  return answers(
    `${title}, height × width:\n\n${lines.join('\n')}`,
    group ? [{ entry: title }] : envelopeGroups.map((one) => ({ entry: one.title })),
  );
}

const AREAS_SHOWN = 2;

/** The envelopes of the guide nearest to the letter maximum. */
export function largestLetters(): Draft {
  const { maxHeight, maxLength } = mailShape('letter');
  const letters = envelopes.rows
    .map(({ id }) => envelopeById(id))
    .filter(({ size }) => {
      const shape = mailsAs(size);
      return shape.ok && shape.value === 'letter';
    })
    .toSorted((one, other) => other.size.height * other.size.width - one.size.height * one.size.width)
    .slice(0, AREAS_SHOWN);
  return answers(
    `A letter may be up to **${pieceSize(maxHeight, maxLength)}**. The largest envelopes of our guide that mail as one: ${letters.map((one) => `**${calledEnvelope(one.envelope)}** (${sizeTextOf(one)})`).join(' and ')}.`,
    [...letters.map(({ envelope }) => envelopeCitation(envelope)), mailEntry.letter],
  );
}
