import {
  addressZones,
  productFigure,
  zonesOf,
  type Zone,
  type ZoneId,
} from '@printpartner/print-knowledge/mail';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { asksYesNo } from '../../question/asked-form.ts';
import type { Question } from '../../question/question.ts';
import { answers, type Citation, type Draft } from '../skill.ts';
import { pieceSize, mailEntry, step, working } from './mail-figures.ts';
import { typedSizes, addressed } from './typed-sizes.ts';

/** A zone of the address side by id. */
export const zone = (id: ZoneId): Zone => {
  const found = addressZones.rows.find((row) => row.id === id);
  if (!found) throw new RangeError(`Unknown zone: ${id}`);
  return found;
};

/** The guide’s entry of a zone. */
export const citeOf = (id: ZoneId): Citation => ({ entry: zone(id).name, place: 'Address side' });

const zoneSize = ({ width = 0, height = 0 }: Zone): string =>
  `${fractionText(width)} in wide × ${fractionText(height)} in high`;

/** What the guide says of each zone, the figure first. */
export const texts: Readonly<Record<ZoneId, () => string>> = {
  barcode: () =>
    `The barcode clear zone is **${zoneSize(zone('barcode'))}**, at the lower right corner. Only the Intelligent Mail barcode goes there, on a light, matte background: no art, no type, no coating. A flat has none.`,
  ocr: () =>
    `The OCR read area starts **${fractionText(zone('ocr').left ?? 0)} in** from the left and right edges and reaches from **${fractionText(zone('ocr').bottom ?? 0)} in to 2-3/4 in** from the bottom edge. The whole address has to fit in it.`,
  clear: () =>
    `Keep an address area of **${fractionText(zone('clear').height ?? 0)} × ${fractionText(zone('clear').width ?? 0)} in** free of art and coating, at the lower right. ${productFigure('clear-area').note}`,
  indicia: () =>
    `The indicia is at the **upper right**, parallel to the address: 4–5 lines in 4 pt or larger, with 1/2 in clear around it. A **${pieceSize(zone('indicia').height ?? 0, zone('indicia').width ?? 0)}** box is safe.`,
  return: () =>
    `The return address goes at the **upper left**, about ${zoneSize(zone('return'))}, ${fractionText(zone('return').left ?? 0)} in from the edges. It’s required for endorsements.`,
};

/** One zone, placed on the piece if its size is typed. */
export function ofZone(id: ZoneId, question: Question): Draft {
  const isNeed =
    id === 'return' &&
    asksYesNo(question) &&
    /\b(?:need|have to|must|required?|optional)\b/.test(question.text);
  return answers(
    `${isNeed ? '**Only with an endorsement.** ' : ''}${texts[id]()}`,
    [citeOf(id), mailEntry.addressSide],
    placed(id, question),
  );
}

/** Where the zone is on a piece of the typed size. */
export function placed(id: ZoneId, question: Question): Pick<Draft, 'workings'> {
  const [size] = typedSizes(question);
  const zones = size && zonesOf(addressed(question, size));
  const found = zones?.ok ? zones.value.find((one) => one.id === id) : undefined;
  if (!size || !found) return {};
  const steps = [
    step(
      found.name,
      `from the upper left corner: ${fractionText(found.x)} in right, ${fractionText(found.y)} in down`,
      `${fractionText(found.width)} × ${fractionText(found.height)} in`,
    ),
  ];
  return {
    workings: [
      working(
        `Address side of ${pieceSize(addressed(question, size).height, addressed(question, size).length)}`,
        steps,
        [],
      ),
    ],
  };
}
