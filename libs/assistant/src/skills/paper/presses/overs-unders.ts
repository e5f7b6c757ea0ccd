import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { answers, type Skill } from '../../skill.ts';

const NAMED =
  /\b(?:overs|unders|over ?runs?|under ?runs?|overage|underage|over\/unders?|overs?[- ](?:and|or)[- ]unders?)\b/;
const DELIVERED =
  /\b(?:printed|ran)\b.*\b(?:got|received|counted|delivered|short)\b|\b(?:order\w*|paid for|asked for|quoted)\b.*\b(?:got|get|received|delivered|shipped|sent|came|counted|charged|billed|invoiced|short(?:ed)?)\b|\b(?:got|received|delivered|shipped|sent|counted|billed|invoiced)\b.*\b(?:ordered|instead of|paid for|asked for)\b/;
/** Share of a run that trade custom lets a printer deliver more or less. */
const CUSTOM = { from: 5, to: 10 } as const;
const OTHER = /\b(?:mail\w*|postage|inserts?|spoilage for|bleeds?|over ?print\w*)\b/;

/** `what are unders`, `ordered 10,000 and got 9,400`. */
export const oversUnders: Skill = {
  id: 'overs-unders',
  answer: ({ text, values }) => {
    const [ordered, delivered] = runsOf(text, values.quantities);
    const isShort = DELIVERED.test(text) && ordered !== undefined && delivered !== undefined;
    if (OTHER.test(text) || !(NAMED.test(text) || isShort)) return undefined;
    const cites = [{ entry: 'Sheetfed', place: 'Printing Presses' }];
    const custom = `**Overs and unders of ${CUSTOM.from}–${CUSTOM.to}%** are common in the trade`;
    if (!isShort)
      return answers(
        `${custom}: a printer may deliver and bill that much more or less than you ordered, because some sheets spoil on press and in the bindery. If you need an exact count, say so before the job is quoted.`,
        cites,
      );
    const share = ((delivered - ordered) / ordered) * 100;
    const percent = `${rounded(Math.abs(share), 1).replace(/\.0$/, '')}%`;
    const kind = share < 0 ? 'under' : 'over';
    const verdict =
      Math.abs(share) <= CUSTOM.to
        ? `**Yes, that is a real thing**: ${countText(delivered)} of ${countText(ordered)} is ${percent} ${kind}, within the usual limit.`
        : `**No, that is too much**: ${countText(delivered)} of ${countText(ordered)} is ${percent} ${kind}, beyond the usual limit.`;
    return answers(
      `${verdict} ${custom}; what counts is what your printer’s quote allows. If you need an exact count, say so before the job is quoted.`,
      cites,
      {
        workings: [
          {
            title: 'Overs and unders',
            steps: [
              {
                label: 'Difference',
                working: `(${delivered} − ${ordered}) ÷ ${ordered}`,
                result: `${percent} ${kind}`,
              },
            ],
            assumed: [],
          },
        ],
      },
    );
  },
};

/** What was ordered, then what was delivered. */
function runsOf(text: string, quantities: readonly number[]): readonly number[] {
  if (quantities.length !== 2) return [];
  const isTurned =
    /\b(?:got|received|delivered|shipped|sent)\b.*\b(?:ordered|instead of|paid for|asked for)\b/.test(text);
  return isTurned &&
    !/\b(?:ordered|paid for|asked for)\b.*\b(?:got|received|delivered|shipped|sent)\b/.test(text)
    ? quantities.toReversed()
    : quantities;
}
