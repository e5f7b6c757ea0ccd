import { mailShape } from '@printpartner/print-knowledge/mail';
import {
  envelopesFor,
  mailsAs,
  type Envelope,
  type Fit,
  type Insert,
} from '@printpartner/print-knowledge/envelopes';
import { MM_IN_INCH, parseSize, fractionText } from '@printpartner/print-knowledge/measure';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { envelopeById, type NamedEnvelope } from './envelope-names.ts';
import { calledEnvelope, envelopeCitation, mailSentence, sizeTextOf } from './envelope-text.ts';
import type { InsertSize } from './folded-insert.ts';
import { thicknessOf, insertCalled, fitSteps, calculator } from './insert-text.ts';
import { pieceSize, thousandths, working } from './mail-figures.ts';

const PREFERRED = 8;

/** The smallest common envelope that fits; a specialty one if it is the only one near. */
export function bestFor(insert: Insert): NamedEnvelope | undefined {
  const fits = envelopesFor(insert);
  if (!fits.ok) return undefined;
  const isSquare = insert.height === insert.width;
  const square = fits.value.find(({ envelope }) => envelope.group === 'square');
  if (isSquare && square) return envelopeById(square.envelope.id);
  const able = fits.value.slice(0, PREFERRED);
  const best = able.find(({ envelope }) => envelope.availability === 'common') ?? able[0];
  return best && envelopeById(best.envelope.id);
}

/** The envelope for an insert, and the next ones. */
export function chosen(question: Question, size: InsertSize): Draft | undefined {
  const { thickness, assumed } = thicknessOf(question);
  const insert = { height: size.height, width: size.width, thickness };
  const fits = envelopesFor(insert);
  if (!fits.ok) return undefined;
  const wantsSquare = size.height === size.width;
  const wanted = fits.value.filter(
    ({ envelope }) =>
      (has(question, 'window')
        ? envelope.window
        : !envelope.window && !envelope.hasLargeFlap && !(envelope.isReply ?? false)) &&
      (wantsSquare || envelope.group !== 'square'),
  );
  const [smallest] = wanted;
  const common = wanted.find(({ envelope }) => envelope.availability === 'common');
  const booklets =
    smallest && has(question, 'booklet')
      ? wanted.filter((fit) => fit.envelope.group === 'booklet' && area(fit) <= area(smallest) * NEAR)
      : [];
  const booklet =
    booklets.find(({ envelope }) => envelope.availability === 'common') ??
    (smallest?.envelope.availability === 'specialty' ? booklets[0] : undefined);
  if (!smallest)
    return answers(
      `**No listed envelope** holds ${insertCalled(size)}. The largest is 12 × 15 in; ask for a custom envelope or a box.`,
      [{ entry: 'Catalog Envelopes' }],
    );
  const best =
    (isA4(size) && wanted.find(({ envelope }) => envelope.usage.includes('A4 in thirds'))) ||
    preferred(smallest, booklet ?? common);
  const named = envelopeById(best.envelope.id);
  const others = wanted
    .filter(
      ({ envelope }) =>
        envelope.id !== best.envelope.id &&
        envelope.size !== best.envelope.size &&
        (envelope.availability === 'common' ||
          envelope.group === best.envelope.group ||
          isForA5(size, envelope)),
    )
    .toSorted((one, other) => Number(isForA5(size, other.envelope)) - Number(isForA5(size, one.envelope)))
    .slice(0, 2);
  const also =
    others.length === 0
      ? ''
      : ` Also: ${others.map(({ envelope }) => `${calledEnvelope(envelope)} (${textOf(envelope.size)}${shapeNote(envelope.size, named)})`).join(', ')}.`;
  return answers(
    `**${calledEnvelope(best.envelope)}**, ${sizeTextOf(named)}, for ${insertCalled(size)}. ${usageOf(best)}${filledSentence(named, thickness)}${also}`,
    [envelopeCitation(best.envelope), ...others.map(({ envelope }) => envelopeCitation(envelope))],
    {
      assumed: `mailed in a ${named.size.height}x${named.size.width} envelope`,
      workings: [
        working(
          `Envelope for ${insertCalled(size)}`,
          fitSteps(best, insert),
          assumed === '' ? [] : [assumed],
          calculator(insert),
        ),
      ],
      specs: {
        form: 'custom',
        values: { mailingNotes: `${calledEnvelope(best.envelope)} envelope, ${sizeTextOf(named)}` },
      },
    },
  );
}

/** Both sides of the envelope. Inches. */
const ENVELOPE_THICKNESS = 0.01;

/** How the filled envelope mails: a thick insert makes a flat of a letter. */
function filledSentence(named: NamedEnvelope, thickness: number): string {
  const { maxThickness } = mailShape('letter');
  const filled = thickness + ENVELOPE_THICKNESS;
  const shape = mailsAs(named.size);
  return filled > maxThickness && shape.ok && shape.value !== 'flat'
    ? `Filled, it’s over **${fractionText(maxThickness)} in** thick (about ${thousandths(filled)}), so it mails as a **flat**.`
    : mailSentence(named);
}

/** A4 in thirds has an envelope of its own. */
const isA4 = ({ sheet, fold }: InsertSize): boolean =>
  fold === 'thirds' && sheet !== undefined && Math.abs(sheet.width - 210 / MM_IN_INCH) < 0.02;

/** Its own envelope is too high for a letter. */
const isForA5 = ({ height, width }: InsertSize, { usage }: Envelope): boolean =>
  Math.abs(height - 148 / MM_IN_INCH) < 0.03 &&
  Math.abs(width - 210 / MM_IN_INCH) < 0.03 &&
  usage.includes('A5');

/** How another envelope mails, where it differs from the first. */
function shapeNote(size: string, first: NamedEnvelope): string {
  const parsed = parseSize(size);
  const [own, other] = [mailsAs(first.size), parsed.ok ? mailsAs(parsed.value) : undefined];
  return own.ok && other?.ok && own.value !== 'flat' && other.value === 'flat' ? ', mails as a flat' : '';
}

/** A common envelope at most about as much larger as the next size. */
const NEAR = 1.35;

const area = ({ envelope }: Fit): number => {
  const size = parseSize(envelope.size);
  return size.ok ? size.value.height * size.value.width : Number.POSITIVE_INFINITY;
};

const preferred = (smallest: Fit, common: Fit | undefined): Fit =>
  common && area(common) <= area(smallest) * NEAR ? common : smallest;

const usageOf = ({ envelope }: Fit): string =>
  envelope.availability === 'specialty' ? 'It’s a specialty size. ' : '';

const textOf = (size: string): string => {
  const parsed = parseSize(size);
  return parsed.ok ? pieceSize(parsed.value.height, parsed.value.width) : size;
};
