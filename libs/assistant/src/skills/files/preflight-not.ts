import { preflightCheckCount } from '@printpartner/contracts/types';
import { has } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { from } from './file-sources.ts';
import { tool } from './preflight-use.ts';
import { terms } from './terms.ts';
import { skill } from './topic.ts';

/** What preflight doesn’t do, and what it shows. */
export const preflightNot: readonly Skill[] = [
  skill(
    'preflight-changes-nothing',
    {
      all: [
        tool,
        terms('change, changes, fix, fixes, correct, repair, edit, alter, modify, convert, add bleed'),
      ],
      none: terms(
        'how do i, how to, how can i, check failed, warning, fail, in indesign, in illustrator, in canva, in word, what do i do',
      ),
    },
    () =>
      answers(
        '**No: preflight only checks.** It never changes your PDF; each finding says what to do in InDesign, Illustrator, Canva or Word. Export again and check the new file.',
        [from.preflight],
      ),
  ),
  skill(
    'preflight-checks-pdf-only',
    {
      all: [
        tool,
        terms(
          'word file, word document, docx, indesign file, indd, illustrator file, ai file, jpeg, jpg, png, tiff, powerpoint, psd, photoshop file, canva file, other formats, file types, which files, what files',
        ),
      ],
    },
    () =>
      answers(
        '**Preflight takes PDF files only.** Export a PDF from that program, PDF/X-4 where it can, and check that.',
        [from.preflight, from.pdfx],
      ),
  ),
  skill(
    'preflight-leaves-to-you',
    {
      all: [
        tool,
        terms(
          'spelling, typo, typos, grammar, barcode, qr, phone number, proofread, content, usps, address, postal, spine, panel, panels, fold',
        ),
      ],
      none: terms('content check, interactive'),
    },
    (question) =>
      answers(
        `**No${has(question, 'spelling', 'typo', 'grammar') ? ', it doesn’t read the text' : `, the ${preflightCheckCount.figures} checks don’t cover that`}.** Have someone else read the proof, call the number and scan the code; for mail, have a mailpiece design analyst look at it.`,
        [{ entry: 'No final proofread', place: 'Top 10 Most Common Print Mistakes' }, from.preflight],
      ),
  ),
  skill(
    'finding-on-page',
    {
      all: [
        terms(
          'see where, show where, where is the problem, which page, on the page, locate, marked on, highlight, point to',
        ),
        [...tool, 'finding', 'problem', 'error', 'result', 'warning'],
      ],
      none: terms('my, address, mail'),
    },
    () =>
      answers(
        '**Yes: each finding is drawn in place on the page**, with its measured value, the limit, and what to do. A Full Scan also shows ink coverage and separations.',
        [from.preflight],
      ),
  ),
  skill(
    'full-scan-off',
    {
      all: [
        ['full scan', 'full mode', 'full'],
        terms('disabled, off, grayed, greyed, unavailable, not available, missing, locked'),
      ],
      none: terms('bleed, size, color'),
    },
    () =>
      answers(
        '**Full Scan needs a desktop**: it is off on iPhone, iPad and touch Macs, where files up to 30 MB and 100 pages get a Quick Scan.',
        [from.preflight],
      ),
  ),
];
