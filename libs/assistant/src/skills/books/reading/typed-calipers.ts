import { rounded } from '@printpartner/print-knowledge/figures';
import { MM_IN_INCH } from '@printpartner/print-knowledge/measure';

/** A thickness that the text gives for one sheet. */
export interface TypedCaliper {
  /** Inches. */
  inches: number;
  /** The caliper as typed: `0.0045 in`, `0.1 mm`. */
  text: string;
  /** Its inches in a calculation: `0.0045`, `0.1 ÷ 25.4`. */
  factor: string;
  /** Where it was typed. */
  millimeters?: number;
}

export interface TypedCalipers {
  body?: TypedCaliper;
  cover?: TypedCaliper;
}

const LENGTH =
  /(?<![\d.x×/#-])(?:(\d?\.\d{1,3}|\d) ?mm\b|0?(\.0\d{1,4})(?!\d)(?: ?(?:inches|inch|in\b|"))?|(\d{2,3}) ?(?:microns?|µm|um)\b)(?! ?(?:of )?(?:thick )?(?:bleed|margin|gap|spine|boards?|glue|gutter|trim|x|×|by)\b)/g;
/** Calipers that a sheet of paper has, mm. */
const SHEET_MM = { from: 0.03, to: 1.5 };
const AFTER_COVER = /\b(?:plus)?covers?(?: (?:stock|paper|board|caliper|thickness|is|of|at|on|thick|=))* ?$/;
const BEFORE_COVER = /^ ?(?:thick |caliper )?(?:plus)?covers?\b/;
const MICRONS_IN_MM = 1000;

/** Calipers of the text and the cover: `caliper .0045, cover .012`, `0.1 mm paper`. */
export function typedCalipers(text: string): TypedCalipers {
  const found = [...text.matchAll(LENGTH)].flatMap((one) => {
    const caliper = caliperOf(one);
    return caliper
      ? [{ caliper, before: text.slice(0, one.index), after: text.slice(one.index + one[0].length) }]
      : [];
  });
  const [first, second] = found;
  if (!first) return {};
  // The text is hardly thicker than its cover, in whichever order they stand.
  if (second && /\b(?:plus)?covers?\b/.test(text)) {
    const [body, cover] = first.caliper.inches <= second.caliper.inches ? [first, second] : [second, first];
    return { body: body.caliper, cover: cover.caliper };
  }
  return AFTER_COVER.test(first.before) || BEFORE_COVER.test(first.after)
    ? { cover: first.caliper }
    : { body: first.caliper };
}

function caliperOf([, typedMm, typedInches, microns]: RegExpExecArray): TypedCaliper | undefined {
  if (typedInches !== undefined) {
    const inches = Number(typedInches);
    const text = rounded(inches, Math.max(4, typedInches.length - 1));
    return inches * MM_IN_INCH < SHEET_MM.from || inches * MM_IN_INCH > SHEET_MM.to
      ? undefined
      : { inches, text: `${text} in`, factor: text };
  }
  const millimeters = typedMm === undefined ? Number(microns) / MICRONS_IN_MM : Number(typedMm);
  if (millimeters < SHEET_MM.from || millimeters > SHEET_MM.to) return undefined;
  return {
    inches: millimeters / MM_IN_INCH,
    text: `${millimeters} mm`,
    factor: `${millimeters} ÷ ${MM_IN_INCH}`,
    millimeters,
  };
}
