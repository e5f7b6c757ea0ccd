import { answers, type Skill } from '../skill.ts';
import { from } from './file-sources.ts';
import { skill } from './topic.ts';
import { terms } from './terms.ts';

/** Figures of the upload; the gateway’s default and the browser’s limits on phones. */
const UPLOAD_MB = 500;
const MOBILE_MB = 30;
const MOBILE_PAGES = 100;
const MOBILE = `${MOBILE_MB} MB or ${MOBILE_PAGES} pages`;
/** What preflight is called. */
export const tool = terms(
  'preflight, pre-flight, pre flight, preflighting, check my pdf, check my file',
  'check a pdf, check a file, pdf check, file check, full scan, quick scan, analyze my pdf',
  'scan my pdf, full mode, quick mode',
);

export const preflightUse: readonly Skill[] = [
  skill(
    'preflight-privacy',
    {
      all: [
        [...tool, 'upload', 'pdf', 'uploaded', 'file i check', 'my file', 'my files'],
        terms(
          'store, stored, keep, kept, delete, deleted, privacy, private, confidential, secure, safe',
          'happen, how long, save, saved, who can see, retain, do you keep',
        ),
      ],
      none: terms(
        'save as, save money, keep text, safe margin, safe zone, safety, export, save my file',
        'save the file, password, rgb, image, photo, font, bleed, color, layer, long does',
      ),
    },
    () =>
      answers(
        '**The PDF is deleted right after the check**, and its result an hour later, or when you leave the tool. Keep with project saves the result, with pictures of pages that have findings but never the file, until you remove it or delete the project.',
        [from.preflight, { entry: 'What is stored', place: 'Privacy Policy' }],
      ),
  ),
  {
    id: 'size-and-quality',
    answer: ({ text }) =>
      /\b(?:mb|megabytes?|kb|file size)\b/.test(text) &&
      /\b(?:quality|too small|low[- ]res\w*|blurry|worried|good enough)\b/.test(text)
        ? answers(
            '**The megabytes say nothing about quality**: vector art and type are tiny and print sharp, and compression makes photos small. What counts is the effective resolution of the images, 300 ppi at the printed size. Run the PDF through preflight to see it.',
            [from.resolution, from.preflight],
          )
        : undefined,
  },
  skill(
    'upload-limit',
    {
      all: [
        terms(
          'upload, file size, how large, how big, max, maximum, limit, biggest, largest, mb',
          'megabyte, gb, too large, too big',
        ),
        [...tool, 'upload', 'mb', 'gb'],
        ['preflight', 'pdf', 'file', 'upload', 'check', 'scan'],
      ],
      none: terms(
        'turnaround, attachment, e-mail, email, image, artboard, bleed, ink, tac, size should, sheet',
      ),
    },
    () =>
      answers(
        `**Up to ${UPLOAD_MB} MB per PDF.** On a phone or tablet ${MOBILE}: larger files need Full Scan on a desktop. From 10 MB on, a desktop is faster.`,
        [from.preflight],
      ),
  ),
  skill(
    'preflight-on-mobile',
    { all: [tool, ['phone', 'iphone', 'ipad', 'android', 'mobile', 'tablet']] },
    ({ text }) => {
      const [, megabytes] = /(\d+(?:\.\d+)?) ?(?:mb|megs?|megabytes?)\b/.exec(text) ?? [];
      const [, pages] = /(\d+) ?(?:pages?|pp|pgs?)\b/.exec(text) ?? [];
      const isFull = /\bfull\b/.test(text);
      const isTooLarge = Number(megabytes) > MOBILE_MB || Number(pages) > MOBILE_PAGES;
      return answers(
        `**${isFull ? 'No, Full Scan is off there' : isTooLarge ? 'No, that is over the limit' : 'Yes, Quick Scan only'}**${isFull ? ': Quick Scan only' : ''}, for files up to ${MOBILE.replace(' or ', ' and ')}. On iPhone, iPad and touch Macs Full Scan is off: ink coverage and safe margins need a desktop.`,
        [from.preflight],
      );
    },
  ),
  skill(
    'preflight-modes',
    {
      all: [
        ['quick scan', 'full scan', 'quick', 'full mode', 'full check', 'scan mode'],
        [...tool, 'scan', 'mode', 'difference'],
        ['scan', 'mode', 'preflight', 'check'],
      ],
      none: ['profile'],
    },
    () =>
      answers(
        '**Quick Scan** reads the structure: fonts, sizes, boxes, colors and resolution, in seconds. **Full Scan** also renders the pages: safe margin, total ink coverage, and whether the bleed is really painted. In a Quick Scan those checks say Check by eye.',
        [from.preflight],
      ),
  ),
  skill(
    'preflight-against-spec',
    {
      all: [
        [...tool, 'pdf'],
        ['spec sheet', 'specs', 'ordered', 'against the order', 'match my order', 'job spec', 'compare'],
      ],
      none: ['attach', 'send', 'e-mail', 'email', 'download'],
    },
    () =>
      answers(
        '**Yes: choose a spec sheet before the check.** Preflight then compares size, page count, bleed and inks with what you ordered, and marks every difference “From the spec sheet”.',
        [from.preflight],
      ),
  ),
  skill(
    'preflight-report',
    {
      all: [
        tool.concat('result', 'preflight report'),
        terms(
          'report, download, export, share, print the result, save the result, send the result',
          'json, pdf report, keep the result, attach',
        ),
      ],
      none: ['spec sheet', 'data', 'annual', 'account', 'reporting'],
    },
    () =>
      answers(
        'Yes: the result can be **downloaded as a PDF report** or JSON, and kept with a project (the findings with pictures of their pages, not the file).',
        [from.preflight],
      ),
  ),
];
