import { mailsAs } from '@printpartner/print-knowledge/envelopes';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { paperWeights } from '@printpartner/print-knowledge/paper';
import {
  currentPrices,
  mailShape,
  postageForPiece,
  pieceWeight,
  weightFormula,
} from '@printpartner/print-knowledge/mail';
import { papersIn } from '@printpartner/print-search/answers';
import { priceText, rounded } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { exactly } from '../result.ts';
import { answers, type Draft } from '../skill.ts';
import { envelopeById, envelopesOfSize, type NamedEnvelope } from './envelope-names.ts';
import { calledEnvelope } from './envelope-text.ts';
import { PRICES_DATED, pieceSize, mailEntry, ouncesText, step, working } from './mail-figures.ts';
import { isBoundPiece, weighedPaper } from './piece-paper.ts';
import { outerEnvelopes, replyEnvelopes } from './reply-envelope.ts';
import { typedSizes } from './typed-sizes.ts';

/** The usual sheet of a letter. */
export const LETTER = { width: 8.5, height: 11 } as const;

/** How many sheets an ounce takes, also with the envelope. */
export function sheetsInOunces(question: Question): Draft | undefined {
  const { papers, ounces } = question.values;
  const [typed] = papers;
  const paper = typed ?? papersIn('20# bond')[0];
  const chosen = paper && weighedPaper(paper, 'body');
  const limit = ounces ?? 1;
  const size = typedSizes(question)[0] ?? LETTER;
  if (!chosen || has(question, 'how many ounces', 'how many oz')) return undefined;
  const sheet = { count: 1, ...size, gsm: chosen.gsm, coating: 'none' } as const;
  const one = pieceWeight([sheet]);
  if (!one.ok) return undefined;
  const envelope = has(question, 'envelope', '#10', 'stamp', 'mail', 'letter') ? envelopeOunces() : 0;
  const bare = Math.floor(limit / one.value + 1e-9);
  const enclosed = Math.floor((limit - envelope) / one.value + 1e-9);
  const asPages = isBoundPiece(question)
    ? ` That’s **${Math.floor((bare * 2) / 4) * 4} pages** in multiples of 4, self cover.`
    : '';
  const withEnvelope =
    envelope > 0
      ? ` With a #10 envelope of 24# bond (about ${ouncesText(envelope)}): **${enclosed} sheet${enclosed === 1 ? '' : 's'}**.`
      : '';
  return answers(
    `**${bare} sheet${bare === 1 ? '' : 's'}** of ${pieceSize(size.width, size.height)} ${chosen.name} in ${ouncesText(limit)}: one weighs ${ouncesText(one.value)}.${asPages}${withEnvelope}${typed ? '' : ' That’s for 20# bond, copier paper.'} Mills vary ±5%, so weigh a sample near the limit.`,
    [{ entry: 'Weight of a piece', place: 'Mail' }, mailEntry.postage],
    {
      workings: [
        working(
          'Sheets in an ounce',
          [
            step('One sheet', weightFormula(sheet), ouncesText(one.value)),
            step('Sheets', `${limit} ÷ ${rounded(one.value, 4)}`, String(bare)),
            ...(envelope > 0
              ? [
                  step(
                    'With an envelope',
                    `(${limit} − ${rounded(envelope, 2)}) ÷ ${rounded(one.value, 4)}`,
                    String(enclosed),
                  ),
                ]
              : []),
          ],
          [...chosen.assumed],
        ),
      ],
    },
  );
}

/** An envelope is folded from about this much of its own area. */
const ENVELOPE_AREA = 2.4;

/** Ounces of an empty envelope of 24# bond, the usual envelope paper. */
export function envelopeOunces(
  { size }: Pick<NamedEnvelope, 'size'> = envelopeById('n10'),
  typed?: number,
): number {
  const gsm = typed ?? paperWeights.rows.find(({ id }) => id === '24-bond')?.gsmLow ?? 0;
  const sheet = pieceWeight([
    { count: 1, width: size.width * ENVELOPE_AREA, height: size.height, gsm, coating: 'none' },
  ]);
  return sheet.ok ? sheet.value : 0;
}

/** `12 sheets`, not a press run. */
export const SHEETS = /\b(\d{1,2}) (?:sheets?|leaves|pages of letterhead)\b/;

/** What some sheets weigh in their envelope, and the postage. */
export function ofSheets(question: Question, count: number): Draft | undefined {
  const paper = question.values.papers[0] ?? papersIn('20# bond')[0];
  const bond = paper && weighedPaper(paper, 'body');
  if (!bond) return undefined;
  const [typed] = typedSizes(question);
  const holder =
    outerEnvelopes(question)[0] ?? (typed && envelopesOfSize(question, typed)[0]) ?? envelopeById('n10');
  const sheet = typed && envelopesOfSize(question, typed).length === 0 ? typed : LETTER;
  const one = pieceWeight([{ count: 1, ...sheet, gsm: bond.gsm, coating: 'none' }]);
  if (!one.ok) return undefined;
  const envelope = envelopeOunces(holder);
  const replies = replyEnvelopes(question);
  const reply = replies.reduce((sum, inner) => sum + envelopeOunces(inner), 0);
  const ounces = one.value * count + envelope + reply;
  const { height, width } = holder.size;
  const layers = Math.max(1, Math.ceil((sheet.width * sheet.height) / (width * height) - 0.1));
  const thickness = bond.caliperIn === undefined ? undefined : count * layers * bond.caliperIn;
  const { maxThickness } = mailShape('letter');
  const isThick = thickness !== undefined && thickness > maxThickness;
  const thick = isThick
    ? ` Folded they’re about **${rounded(thickness, 2)} in** thick (${count} × ${layers} × ${bond.caliperIn}), over the ${fractionText(maxThickness)} in of a letter: it mails as a **flat**, better unfolded in a 9 × 12 in envelope.`
    : '';
  const postage = postageForPiece(
    { height, length: width, thickness: isThick ? thickness : 0.02, weight: ounces, pieceType: 'envelope' },
    { price: isThick || mailShapeOf(holder) === 'flat' ? 'flat' : 'letter-stamp', pieces: 1 },
    currentPrices,
  );
  const price = postage.ok
    ? `Postage: **${priceText(postage.value.millsEach)}** with stamps. ${PRICES_DATED}`
    : 'Our tables have no First-Class price for that weight; ask your post office.';
  const limit = question.values.ounces ?? (has(question, 'an ounce', 'one ounce') ? 1 : undefined);
  const over =
    limit === undefined
      ? ''
      : ounces > limit
        ? `**Yes**, it’s over ${limit} oz. `
        : `**No**, it stays within ${limit} oz. `;
  return answers(
    `${over}**${ouncesText(ounces)}** for ${count} sheets of ${pieceSize(sheet.width, sheet.height)} ${bond.name}${reply > 0 ? ' and a reply envelope' : ''} in a ${calledEnvelope(holder.envelope)} envelope.${thick} ${price}`,
    [{ entry: 'Weight of a piece', place: 'Mail' }, mailEntry.postage],
    {
      results: [
        exactly('weight', ounces),
        ...(postage.ok ? [exactly('postage', postage.value.millsEach / 1000)] : []),
      ],
      workings: [
        working(
          'Weight of the letter',
          [
            step('Sheets', `${count} × ${rounded(one.value, 4)} oz`, ouncesText(one.value * count)),
            ...(isThick
              ? [
                  step(
                    'Thickness',
                    `${count} × ${layers} × ${bond.caliperIn} in`,
                    `${rounded(thickness, 2)} in`,
                  ),
                ]
              : []),
            step('Envelope', '24# bond, about 2.4 times its size', ouncesText(envelope)),
            ...(reply > 0 ? [step('Reply envelope', '24# bond', ouncesText(reply))] : []),
          ],
          question.values.papers.length > 0 ? [] : ['20# bond, copier paper.'],
        ),
      ],
    },
  );
}

const mailShapeOf = ({ size }: NamedEnvelope): string => {
  const shape = mailsAs(size);
  return shape.ok ? shape.value : 'flat';
};
