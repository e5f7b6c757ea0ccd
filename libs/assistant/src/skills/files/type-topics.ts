import { fileRules } from '@printpartner/print-knowledge/production';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { fixingSteps } from './fixing-steps.ts';
import { from, jobMistake } from './file-sources.ts';
import { profileLimits } from './preflight-profiles.ts';
import { programIn, stepsText } from './program-steps.ts';
import { skill } from './topic.ts';
import { terms } from './terms.ts';

const [{ smallestTypePt }] = fileRules.rows;
const { sheetfed, newspaper, 'large-format': large } = profileLimits;

function typeSizes(question: Question): Draft {
  if (
    has(
      question,
      ...terms(
        'reverse, reversed, white, knockout, knock out, knocked out, reversed-out',
        'dark background, light on dark, several inks, four inks, colored, multicolor',
      ),
    )
  ) {
    return answers(
      `**${sheetfed.knockoutTextSize} pt or larger** for white type on ink and for type in several inks; bold and sans serif hold best. On textured stock stay above 8 pt, on newsprint ${newspaper.knockoutTextSize} pt. Smaller type fills in or shows misregistration.`,
      [from.type, from.smallText],
    );
  }
  if (has(question, 'newspaper', 'newsprint'))
    return answers(
      `**${smallestTypePt} pt** is the house minimum; our newspaper profile warns below ${newspaper.textSize.warn} pt, ${newspaper.knockoutTextSize} pt for white type.`,
      [from.type],
    );
  if (has(question, 'banner', 'large format', 'large-format', 'sign', 'poster'))
    return answers(
      `Our large-format profile warns of type below **${large.textSize.warn} pt** and fails below ${large.textSize.fail} pt, ${large.knockoutTextSize} pt for white type: it is read from a distance.`,
      [from.type, from.preflight],
    );
  return answers(
    `**${smallestTypePt} pt.** Our preflight warns below ${sheetfed.textSize.warn} pt (${sheetfed.knockoutTextSize} pt for white type or type in several inks) and fails below ${sheetfed.textSize.fail} pt. Set small type in K100 only, and larger for readers over 60.`,
    [from.type, { entry: 'Set readable type', place: 'Design & Content Strategy' }],
  );
}

function fontText(question: Question): Draft {
  const isOutline = has(question, 'outline', 'outlines', 'outlined', 'curves', 'convert');
  if (isOutline && /\bwhy\b/.test(question.text))
    return answers(
      '**So that no font is missing**: a missing one is replaced by another and text reflows; outlines are shapes and need no font. Embedding does the same and keeps the text editable: PDF/X-4 embeds every font, so outline only where the printer asks for it. Outlined type can’t be corrected and prints slightly heavier.',
      [from.fonts, { entry: 'Outlines only where required', place: 'Type' }],
    );
  if (isOutline && !programIn(question)) {
    return answers(
      '**Embedding is enough**: PDF/X-4 embeds every font and keeps the text editable. Convert to outlines only where the printer asks for it, or where a license forbids embedding; outlined type can’t be corrected anymore and prints slightly heavier. In InDesign and Illustrator: Type > Create Outlines.',
      [from.fonts, { entry: 'Outlines only where required', place: 'Type' }],
    );
  }
  return answers(
    `**Embed all fonts**, or a missing one is replaced and the text reflows. ${stepsText(fixingSteps.fonts, question)}`,
    [from.fonts, from.noFonts],
  );
}

function lineText(question: Question): Draft {
  if (has(question, 'newspaper', 'newsprint', 'large format', 'large-format', 'banner'))
    return answers(
      `**${newspaper.stroke.warn} pt**: our newspaper and large-format profiles warn below it and fail below ${newspaper.stroke.fail} pt.`,
      [from.lines],
    );
  if (has(question, 'reverse', 'reversed', 'white'))
    return answers(
      `**More than ${sheetfed.stroke.warn} pt**, the minimum for any line: ink closes in on thin white lines. ${newspaper.stroke.warn} pt, which our newspaper profile asks of every line, is safer.`,
      [from.lines],
    );
  const how = programIn(question) ? ` ${stepsText(fixingSteps.hairlines, question)}` : '';
  return answers(
    `**${sheetfed.stroke.warn} pt or thicker.** Our preflight warns below ${sheetfed.stroke.warn} pt and fails below ${sheetfed.stroke.fail} pt or at zero width: a hairline prints as one device dot and may vanish on press.${how}`,
    [from.lines],
  );
}

export const typeTopics: readonly Skill[] = [
  skill(
    'line-weight',
    {
      all: [
        ['line', 'rule', 'stroke', 'keyline'],
        ['thick', 'thin', 'thinner', 'weight', 'width', 'minimum', 'hairline', 'fine'],
        ['how', 'minimum', 'min', 'can', 'should', 'print', 'newsprint', 'newspaper', 'hold', 'need'],
      ],
      none: terms(
        'spine, glue, deadline, headline, baseline, outline, die line, fold line, rule of thumb',
        'line art, spot uv, foil, mask, check, preflight, rule for, usps, postal, mail, paper',
        'stock, thickness',
      ),
    },
    lineText,
  ),
  skill(
    'hairlines',
    {
      all: [
        terms(
          'hairline, how thin, thinnest, hair line, thin line, thinnest line, line weight',
          'stroke weight, stroke width, rule weight, line thickness, minimum line, fine line',
          'thin rule, min stroke, minimum stroke, thinnest stroke, smallest line, line width',
        ),
      ],
      none: ['check', 'edge', 'spot uv', 'foil', 'mask', 'emboss', 'barcode'],
    },
    lineText,
  ),
  skill(
    'fonts',
    {
      all: [
        ['font', 'typeface', 'type', 'text', 'outlines'],
        terms(
          'embed, embedded, embedding, outline, outlined, outlines, missing, curves, substitute',
          'substituted, package, include, replaced, type 3',
        ),
      ],
      none: ['check'],
    },
    fontText,
  ),
  skill(
    'smallest-type',
    {
      all: [
        terms(
          'smallest, minimum, min, tiny, small, how small, too small, font size, type size',
          'text size, point size, legible, readable, reverse, reversed, white, 4 pt, 5 pt, 6 pt',
          '7 pt',
        ),
        terms(
          'type, text, font, copy, fine print, lettering, legal line, disclaimer, print legal',
          'font size, type size',
        ),
      ],
      none: terms(
        'paper, stock, check, rich black, black text, black type, bleed, spine, envelope, address, indicia, booklet size',
        'overprint, embed, weight',
      ),
    },
    typeSizes,
  ),
  skill('overset', { all: [['overset']] }, () =>
    answers(
      '**Overset text doesn’t print.** In InDesign a red plus at the frame shows it: enlarge the frame, or edit the text, before you export.',
      [{ entry: 'No overset text', place: 'Type' }],
    ),
  ),
  skill('qr-codes', { all: [['qr', 'qr code']], none: ['address'] }, () =>
    answers(
      '**At least 0.8 in wide, with a quiet zone of 4 modules** of plain background around it. Print it in K100 on a light background, and scan the proof before you approve it.',
      [
        { entry: 'Ask for one thing', place: 'Design & Content Strategy' },
        { entry: 'No final proofread', place: 'Top 10 Most Common Print Mistakes' },
      ],
    ),
  ),
  skill(
    'barcodes',
    {
      all: [
        ['barcode', 'upc', 'bar code', 'isbn'],
        ['label', 'packaging', 'color', 'quiet', 'background', 'product', 'book'],
      ],
      none: ['imb', 'usps', 'mail', 'address', 'postcard'],
    },
    () =>
      answers(
        'Put it **on a plain, light background in K100 only**, and keep its quiet zone clear on both sides.',
        [jobMistake('Label or packaging'), from.richBlack],
      ),
  ),
];
