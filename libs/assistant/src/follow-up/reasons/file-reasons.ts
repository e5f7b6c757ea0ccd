import type { Reason } from './reason.ts';

const TOP_TEN = 'Top 10 Most Common Print Mistakes';

export const fileReasons: readonly Reason[] = [
  {
    about: /overprint|knocks? out\b/,
    text: 'Overprinting prints **on top of what is below**: white ink doesn’t exist in CMYK, so overprinted white disappears. Small black text overprints, because a knocked-out gap shows as a white edge with the slightest misregistration.',
    cites: [{ entry: 'White set to knock out, small black text to overprint' }],
  },
  {
    about: /native file|word doc|powerpoint|publisher/,
    text: 'A native file **reflows on another computer**: its fonts, version and printer driver differ. A PDF has the fonts embedded and stays as you saw it.',
    cites: [{ entry: 'Fonts not embedded', place: TOP_TEN }],
  },
  {
    about: /die ?lines?\b|own layer|separate layer/,
    text: 'The die line **guides the cutter and must not print**: on its own layer, as a spot color set to overprint, it can be switched off without changing the art.',
    cites: [{ entry: 'Die lines on a separate layer' }],
  },
  {
    about: /proofread|qr code|phone number/,
    text: 'Dates, phone numbers and QR codes are **wrong more often than any image**, and no check of the file finds them.',
    cites: [{ entry: 'No final proofread' }],
  },
  {
    about: /either on or off|\bown mask\b|spot uv.*(?:gradient|mask|vector)|gradients?|tints? in the mask/,
    text: 'A coating or foil is **either on or off**: there is no half of it, so its mask is solid vector art in one spot color at 100%.',
    cites: [{ entry: 'Foil, emboss, spot UV' }],
  },
  {
    about: /\b(?:metallics?|white ink|neon|fluorescent)\b/,
    text: 'Such inks need **a unit of their own**: most digital presses have only cyan, magenta, yellow and black, some add white, clear or neon. An offset press takes metallic and white like any spot ink.',
    cites: [
      { entry: 'Color Options', place: 'Digital' },
      { entry: 'Color Options', place: 'Sheetfed' },
    ],
  },
  {
    about: /single pages|not spreads|as spreads|printer imposes|imposition/,
    text: '**The printer imposes the pages**: in a booklet, page 2 prints beside the page before the last one, not beside page 3. From spreads they would have to cut the pages apart again, without bleed between them.',
    cites: [{ entry: 'Build single pages, not spreads' }],
  },
  {
    about: /rich black.*(?:text|type)|100% black|k100|four inks|(?:text|type).*rich black/,
    text: 'Small type in four inks **blurs with the slightest misregistration**; in black alone there is nothing to misregister. Rich black is for solid areas, where plain black looks gray.',
    cites: [{ entry: 'Small text in four inks, or too much ink' }],
  },
  {
    about: /rich black/,
    text: 'Black ink alone looks **gray in a large area**. Cyan, magenta and yellow under it make it deeper; more than C40 M30 Y30 K100 is too much ink.',
    cites: [{ entry: 'Rich black for large areas', place: 'Design & Layout Principles' }],
  },
  {
    about: /total ink|max(?:imum)? ink|ink (?:coverage|limit)|% on newsprint|\btac\b|too much ink|ink limit/,
    text: 'Too much ink **doesn’t dry and sets off** onto the next sheet; uncoated paper and newsprint take the least.',
    cites: [{ entry: 'Small text in four inks, or too much ink' }],
  },
  {
    about: /\bvectors?\b/,
    text: 'A vector is **drawn as curves, not pixels**, so it stays sharp at any size; an image has only the pixels that it was saved with.',
    cites: [{ entry: 'Images below 300 ppi at print size', place: TOP_TEN }],
  },
  {
    about: /(?:100 to 150|150 ppi|large format|banners?|posters?|billboards?).*(?:ppi|dpi)?/,
    text: 'Large pieces are **seen from farther away**, where the eye can’t resolve 300 ppi; 100 to 150 ppi at full size is enough there. A piece in the hand needs 300.',
    cites: [{ entry: 'Poster, large format' }],
  },
  {
    about: /72 ?(?:dpi|ppi)|website|web logo|upsampl|enlarg|resampl/,
    text: 'A screen needs far fewer pixels than paper: at print size each of them **shows as a soft or jagged edge**. Enlarging in a photo program adds pixels but no detail.',
    cites: [{ entry: 'Images below 300 ppi at print size', place: TOP_TEN }],
  },
  {
    about: /\b(?:dpi|ppi|resolution|pixels)\b/,
    text: 'At reading distance the eye sees about **300 pixels per inch**: with fewer, photos look soft and edges jagged; more only makes the file larger.',
    cites: [{ entry: 'Images below 300 ppi at print size', place: TOP_TEN }],
  },
  {
    about: /\brgb\b|\bcmyk\b/,
    text: 'Presses print with **cyan, magenta, yellow and black**, and those inks can’t reproduce bright RGB blues and greens. If you convert, you see the shift and decide; otherwise the software decides.',
    cites: [{ entry: 'RGB color, or spot colors nobody ordered' }],
  },
  {
    about: /pantone.*(?:simulat|digital)|simulated in process|digital.*(?:pantone|spot color)/,
    text: 'Most digital presses have **only cyan, magenta, yellow and black**, and mix a Pantone color from them; not every color can be matched. An offset press has a unit for the spot ink itself, and so do some liquid-ink presses.',
    cites: [{ entry: 'Color Options', place: 'Digital' }],
  },
  {
    about: /spot colors?|pantone/,
    text: 'Each spot color is **a plate and a press unit of its own**: exact, but paid for. Two names for one ink make two plates.',
    cites: [{ entry: 'RGB color, or spot colors nobody ordered' }],
  },
  {
    about: /\bbleed\b/,
    text: '**Cutting is never perfectly accurate**: sheets shift a little in the stack. Without artwork past the trim, a thin white edge shows wherever the cut is off.',
    cites: [{ entry: 'No bleed, or less than 0.125 in' }],
  },
  {
    about: /safe (?:margin|area|zone)|inside the trim|near the trim|borders?\b|hairlines? at the edge/,
    text: '**Trim shifts**: what is close to the edge can be cut off, and a border close to it shows every shift as uneven width.',
    cites: [{ entry: 'Text or logos too near the trim or a fold' }, { entry: 'No hairlines at the edge' }],
  },
  {
    about: /white type|revers(?:ed|e)|knock(?:ed)? ?out type/,
    text: 'Ink **spreads into thin white strokes**, and where several inks meet, misregistration fills them: reversed type needs size and weight. Bold sans serif holds best.',
    cites: [{ entry: 'Small text in four inks, or too much ink' }],
  },
  {
    about: /\b(?:8 pt|type size|small(?:est)? type|font size|point size)\b/,
    text: 'Thin strokes **fill in or break up** on paper below that, and readers have trouble with them, above all readers over 60.',
    cites: [{ entry: 'Set readable type' }],
  },
  {
    about: /hairlines?|0\.25 pt|thin lines?|line weight/,
    text: 'A thinner line **breaks up or disappears** on press: a hairline prints at one device pixel, which no eye sees.',
    cites: [{ entry: 'No lines under 0.25 pt' }],
  },
  {
    about: /\boutlin|embedding is enough/,
    text: 'Outlined type **can’t be corrected anymore and prints slightly heavier**; an embedded font stays type and prints the same.',
    cites: [{ entry: 'Outlines only where required' }],
  },
  {
    about: /\bqr\b|quiet zone/,
    text: 'A phone finds a QR code by **its edge and its modules**: too small, or with art right beside it, it doesn’t scan.',
    cites: [{ entry: 'Ask for one thing' }],
  },
  {
    about: /fonts?\b|embed|outlines?\b/,
    text: 'A font that isn’t in the file **is replaced by another**, and the text reflows.',
    cites: [{ entry: 'Fonts not embedded', place: TOP_TEN }],
  },
  {
    about: /crop marks?/,
    text: 'Marks inside the bleed **print into the piece** wherever the cut is off; 0.125 in or more outside the trim they are cut away.',
    cites: [{ entry: 'Crop marks 0.125 in or more outside the trim' }],
  },
  {
    about: /pdf\/x|x-4|x-1a|transparency/,
    text: 'PDF/X **has everything that the press needs in one file**: embedded fonts, trim and bleed boxes, and the press profile. X-4 keeps transparency live for the printer’s newer workflow; X-1a is flattened for older ones.',
    cites: [{ entry: 'PDF/X-4, or PDF/X-1a if the printer asks for it' }],
  },
  {
    about: /password|locked pdf|encrypt/,
    text: 'The printer must open, check and impose the file, and **a password stops that**.',
    cites: [{ entry: 'No password, comments or hidden layers' }],
  },
];
