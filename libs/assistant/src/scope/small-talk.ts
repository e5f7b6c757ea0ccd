/** What people say in a chat that isn't a question, with the reply. */
const replies: readonly (readonly [pattern: RegExp, reply: string])[] = [
  [
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|howdy|yo|hiya|greetings)(?: there| henry)?[\s!.,]*$/,
    'Hello! Ask me about paper, binding, folding, prices, mailing or print-ready files.',
  ],
  [
    /^(?:thanks?|thank you|thx|ty|cheers|great|perfect thanks?|awesome|cool|nice|got it|ok(?:ay)?|perfect)(?:,? (?:you|so much|a lot|very much|henry|thanks|thank you|that helps|great))*[\s!.,]*$/,
    'You’re welcome. Ask again anytime.',
  ],
  [/^(?:bye|goodbye|see (?:you|ya)|later)[\s!.,]*$/, 'Goodbye. This conversation stays on your device.'],
  [
    /^(?:who|what) are you\b|\bwhat(?:'s| is) your name\b|\bare you (?:an? )?(?:ai|bot|human|robot|real|person|chatgpt|gpt)\b|\bwho (?:is|are) (?:henry|this)\b/,
    'I’m Henry, Print Partner’s assistant. I answer questions about printing, paper, binding, rough prices, mailing and print-ready files from our guides and calculators, and show where each figure comes from.',
  ],
  [
    /\bwho (?:made|makes|built|builds|created|developed|programmed|wrote|trained|owns|runs) (?:you|henry|this (?:app|bot|assistant))\b|\bwho(?:'s| is) (?:your (?:maker|creator|developer)|behind (?:you|this))\b/,
    'Print Partner made me: I’m Henry, its assistant. I answer from Print Partner’s guides and calculators.',
  ],
  [
    /\bwhat (?:can|do) you (?:do|know|help)(?: (?:me )?with| me| for me| about)?(?:,? henry)?[\s?!.]*$|\bhow can you help\b|^help(?: me)?[\s!?.]*$|^what (?:can|should) i ask(?: you)?[\s?]*$|^what do you know[\s?]*$/,
    'I know paper weights and finishes, envelopes, coatings, seven bindings, folds and panel widths, presses, rough prices, USPS sizes and postage, and how to set up a file for press. Try “spine for 120 pages on 80# gloss text” or “will a 6 × 9 card mail as a letter?”',
  ],
  [
    /^(?:no,? |nope,? )?(?:you(?:'re| are| got (?:that|it|this))|that(?:'s| is|s)|it(?:'s| is|s)) (?:just |totally |completely )?(?:wrong|incorrect|not right|not true|false|bs)\b/,
    'Which figure? Ask again with the details, and check the entry that I name under the answer. If the entry itself is wrong, write to us from Settings › Support.',
  ],
  [
    /\bwhere (?:do|are) your (?:facts|figures|numbers|prices|answers|sources|info(?:rmation)?)\b|\bhow (?:do|did) you know\b|\b(?:cite|what(?:'s| is| are)) your sources?\b|\bcan i trust (?:you|this|that)\b|\bhow accurate are you\b/,
    'From Print Partner’s guides and calculators. Each answer names its entries, and most figures there carry their own source and date. Prices are rough: ask your printer for a quote.',
  ],
];

/** @param text lowercase, as typed */
export const smallTalk = (text: string): string | undefined =>
  replies.find(([pattern]) => pattern.test(text.trim()))?.[1];
