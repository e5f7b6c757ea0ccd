import { answers, type Skill } from '../skill.ts';

/** Processes that the guides name without figures of their own. */
const processes: readonly { words: RegExp; name: string; known: string }[] = [
  { words: /\bthermograph\w*|\braised (?:ink|print\w*)\b/, name: 'thermography', known: '' },
  {
    words: /\bletterpress\w*/,
    name: 'letterpress',
    known: ' They list textured papers for it: vellum, laid and felt.',
  },
  {
    words: /\bengrav\w*/,
    name: 'engraving',
    known: ' They list ultra smooth, linen and laid papers for it.',
  },
  {
    words: /\b(?:de|em)boss(?:ed|ing|es)?\b/,
    name: 'embossing',
    known:
      ' The file needs the effect as a separate object: a layer in a 100% spot color, vector, without gradients.',
  },
  {
    words: /\bfoil(?:s|ed|ing)?\b|\bhot stamp\w*/,
    name: 'foil',
    known:
      ' The file needs the foil as a separate object: a layer in a 100% spot color, vector, without gradients.',
  },
  {
    words: /\b(?:screen ?print\w*|silk ?screen\w*)\b/,
    name: 'screen printing',
    known: '',
  },
  { words: /\bflexo\w*|\bgravure\b/, name: 'flexography and gravure', known: '' },
];

/** A figure of the artwork or of the process, which a general rule doesn't give. */
const FIGURE =
  /\b(?:thin(?:nest|ner)?|thick(?:est|ness)?|line ?(?:weights?|widths?|thickness)|strokes?|hairlines?|(?:min(?:imum)?|smallest|max(?:imum)?|largest|finest) (?:\w+ ){0,3}(?:type|text|font|size|line|rule|detail|gap|space|area)s?|(?:type|text|font|point) sizes?|how (?:small|fine|thin|deep|big|large|close|hot|high|far)|tolerances?|registration|registers?|temperature|depth|dpi|ppi|resolution|lpi|line screen|how many colors)\b/;
/** Papers, prices, days and what goes over a laminate are in the guides. */
const KNOWN =
  /\b(?:papers?|stocks?|cost\w*|prices?|how much|days|turn ?around|how long|laminat\w*|soft[- ]touch|aqueous|varnish|uv|coating|digital press|layer|gradients?)\b/;

/** The answer on special processes, whose figures aren't known: the general minimum for type or lines would mislead. */
export const specialProcesses: Skill = {
  id: 'special-processes',
  answer: ({ text }) => {
    const process = processes.find(({ words }) => words.test(text));
    if (!process || !FIGURE.test(text) || KNOWN.test(text)) return undefined;
    const draft = answers(
      `I don’t know: the guides have no such figure for ${process.name}, and the general minimum for type and lines is for flat ink.${process.known} Ask the shop that does it.`,
      process.known.includes('The file')
        ? [{ entry: 'Foil, emboss, spot UV', place: '#1 Mistake by Print Job Type' }]
        : [],
    );
    return { ...draft, kind: 'unknown' };
  },
};

const COLOR_BOOK = /\b(?:pantone|pms)\b/;
const VALUES =
  /\b(?:breakdown|values?|formula|equivalent|build|mix|conversion|percentages?|recipe|what is (?:the )?cmyk|in cmyk|hex|rgb (?:of|for)|cmyk (?:of|for)|closest)\b/;

/** `the CMYK breakdown of Pantone 485`: a color book, which the guides aren't. */
export const pantoneValues: Skill = {
  id: 'pantone-values',
  answer: ({ text }) => {
    if (
      /\bconvert\b/.test(text) ||
      !COLOR_BOOK.test(text) ||
      !VALUES.test(text) ||
      !/\b\d{2,4} ?[cu]?\b|\bmy\b|\bour\b/.test(text)
    )
      return undefined;
    const draft = answers(
      'I don’t know: the guides have no color values of Pantone inks. Take them from Pantone’s own bridge guide, coated or uncoated as your paper is, or from the swatch in InDesign or Illustrator, and ask for a proof: CMYK only simulates a spot ink.',
      [{ entry: 'Spot colors named as ordered, one name per ink' }],
    );
    return { ...draft, kind: 'unknown' };
  },
};
