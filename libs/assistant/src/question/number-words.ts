const ones: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen'
  )
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, place) => [word, (place + 2) * 10]),
);
const scales: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  million: 1_000_000,
};

const SMALL = [...Object.keys(tens), ...Object.keys(ones).toReversed()].join('|');
const SCALE = Object.keys(scales).join('|');
/** `twenty-four`, `five thousand`, `two hundred and fifty`, `a dozen`. */
const NUMBER = new RegExp(
  String.raw`\b(?:(?:${SMALL})\b(?:[- ](?:${SMALL}|${SCALE})s?\b|[- ]and[- ](?:${SMALL})\b)*|an? (?:${SCALE})\b(?:[- ](?:${SMALL}|${SCALE})\b)*)`,
  'g',
);
/** `1 million`, `2.5 thousand`. */
const COUNTED_SCALE = new RegExp(
  String.raw`(?<![\w.,])(\d+(?:\.\d+)?) (hundred|thousand|grand|million)s?\b`,
  'g',
);
const HALF = /(\d+) and a half\b/g;
const HALF_SCALE = new RegExp(String.raw`\bhalf an? (${SCALE})\b`, 'g');

/** Not a quantity: `one of these`, `one-sided`, `two-sided`, `which one`, `four-color`. */
const WORD_OF_ITS_OWN = /^(?:one|two|four)$/;
const COMPOUND = /^[- ](?:sided?|sides?|up|colou?rs?|way|piece|of|another|off|time|page|panel)\b/;

/** A lowercase text with its number words as digits: `five thousand` is `5000`, `eight and a half by eleven` is `8.5 by 11`. */
export function withDigits(text: string): string {
  return text
    .replace(COUNTED_SCALE, (_all, count: string, scale: string) =>
      String(Math.round(Number(count) * (scales[scale] ?? 1))),
    )
    .replace(HALF_SCALE, (_all, scale: string) => String((scales[scale] ?? 0) / 2))
    .replace(NUMBER, (found, place: number) => {
      const after = text.slice(place + found.length);
      const isWord = WORD_OF_ITS_OWN.test(found) && !/^ (?:by|x|×|hundred|thousand|pages?\b)/.test(after);
      if (isWord && (found === 'one' || COMPOUND.test(after))) return found;
      return String(valueOf(found));
    })
    .replace(HALF, '$1.5');
}

function valueOf(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.split(/[- ]+/)) {
    const scale = scales[word.replace(/s$/, '')];
    if (scale === undefined) part += ones[word] ?? tens[word] ?? 0;
    else if (scale < 1000) part = (part || 1) * scale;
    else {
      total += (part || 1) * scale;
      part = 0;
    }
  }
  return total + part;
}
