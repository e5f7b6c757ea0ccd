import { preflightCheckCount } from '@printpartner/contracts/types';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { fixingSteps } from './fixing-steps.ts';
import { from } from './file-sources.ts';
import { pixelsIn } from './pixels.ts';
import { checkTexts, type CheckText } from './preflight-checks.ts';
import { profileIds, profileLimits, type ProfileId } from './preflight-profiles.ts';
import { stepsText } from './program-steps.ts';
import { skill } from './topic.ts';
import { terms } from './terms.ts';
import { tool } from './preflight-use.ts';

/** Questions give the number of checks in figures or in words. */
const checkCounts = [preflightCheckCount.figures, preflightCheckCount.words];

const names = checkTexts.map(({ name }) => name);

function checksText(): Draft {
  return answers(
    `**${names.length} checks:** ${names.join(', ')}. Each ends as Pass, Warning, Fail or Check by eye, with the place on the page and what to do.`,
    [from.preflight],
  );
}

function verdictsText(): Draft {
  return answers(
    '**Pass** is fine for press. **Warning** may print badly: look at it. **Fail** must be fixed before it goes to press. **Check by eye** means that preflight could not judge it: what wasn’t scanned or can’t be read from the file is never passed.',
    [from.preflight],
  );
}

const profileWords: Readonly<Record<ProfileId, readonly string[]>> = {
  digital: ['digital'],
  sheetfed: ['sheetfed', 'default'],
  'web-offset': ['web offset', 'web press'],
  newspaper: ['newspaper', 'newsprint'],
  'large-format': ['large format', 'large-format', 'banner'],
};

function profilesText(question: Question): Draft {
  const named = profileIds.find((id) => has(question, ...profileWords[id]));
  const line = (id: ProfileId): string => {
    const { name, resolution, ink, textSize, stroke, bleed } = profileLimits[id];
    return `- **${name}**: images pass from ${resolution.warn} ppi (fail below ${resolution.fail}), total ink ${ink.warn}% (fail above ${ink.fail}%), text ${textSize.warn} pt, lines ${stroke.warn} pt, bleed ${bleed} in`;
  };
  return answers(
    `${named ? line(named).slice(2) : `Five profiles, under “Printed as”; Sheetfed is the default. What passes:\n${profileIds.map(line).join('\n')}`}\n\nChoose the one the job is printed with: the limits differ.`,
    [from.preflight],
  );
}

function checkText(question: Question): Draft | undefined {
  const check = checkTexts.find(({ name, words }) => has(question, name.toLowerCase(), ...words));
  if (!check) return undefined;
  return answers(
    `${measuredText(check, question)}**${check.name}** ${check.judges}.${check.isFullOnly ? ' It needs a Full Scan.' : ''} Limits are those of the Sheetfed profile. To fix it ${stepsText(fixingSteps[check.id], question).replace(/^In/, 'in')}`,
    [from.preflight],
  );
}

/** The verdict on a typed resolution. */
function measuredText({ id }: CheckText, question: Question): string {
  const { ppi } = pixelsIn(question);
  if (id !== 'image-resolution' || ppi === undefined) return '';
  const { fail, warn, tooMuch } = profileLimits.sheetfed.resolution;
  const verdict = ppi < fail ? 'Fail' : ppi < warn || ppi > tooMuch ? 'Warning' : 'Pass';
  return `${ppi} ppi: **${verdict}**. `;
}

const asksForCheck = terms(
  'check, warning, warn, fail, failed, failing, fails, flag, flagged, result, says',
  'preflight, finding, report, complain, pre-flight, passes, pass',
);

/** `my printer says`, `do I check crop marks`: nothing of our checks. */
const OF_PEOPLE =
  /\b(?:printers?|print shops?|shops?|vendors?|designers?|reps?|boss|clients?|customers?|coach|he|she|they|who|guy|friend|people|someone|mill|usps|quote|indesign|illustrator|photoshop|canva|acrobat|word) (?:always |just |also )?(?:says?|said|flag(?:s|ged)?)\b|\b(?:do|should) (?:i|we) (?:also )?check\b|\bcheck (?:the box|crop|bleed|off|with|on)\b|\bpress checks?\b/g;

export const preflightTopics: readonly Skill[] = [
  skill(
    'preflight-profiles',
    {
      all: [
        [
          'profile',
          'printed as',
          'digital profile',
          'newspaper profile',
          'large format profile',
          'sheetfed profile',
        ],
        tool.concat('profile', 'limit'),
      ],
      none: ['icc', 'color profile', 'output intent', 'cmyk profile'],
    },
    profilesText,
  ),
  skill(
    'warning-or-fail',
    {
      all: [
        ['warning'],
        ['fail', 'failed', 'failure'],
        ['difference', 'mean', 'versus', 'vs', 'or', 'worse', 'between'],
      ],
    },
    verdictsText,
  ),
  skill(
    'verdicts',
    {
      all: [
        terms(
          'check by eye, by eye, manual, verdict, warning mean, warning and fail, warning or fail',
          'fail mean, fail and warning, mean when',
        ),
        tool.concat('check', 'verdict', 'warning', 'fail'),
      ],
      none: ['color space', 'bleed', 'resolution', 'ink'],
    },
    verdictsText,
  ),
  skill(
    'preflight-checks',
    {
      all: [
        tool.concat(checkCounts.map((count) => `${count} checks`)),
        terms(
          'what does, which check, what check, how many check, list',
          checkCounts.map((count) => `${count} check`).join(', '),
          'look for, look at, cover, all the check, check for, checks are, what is, what do, checks',
        ),
      ],
      none: ['bleed check', 'mean', 'fail', 'warning', 'fix', 'price', 'cost', 'upload'],
    },
    (question) =>
      checkText({ ...question, text: question.text.replaceAll(/check(?:ed|s|ing)? for\b/g, 'check') }) ??
      checksText(),
  ),
  skill('preflight-check', { all: [], none: ['checklist', 'price', 'cost', 'paper weight'] }, (question) =>
    has({ ...question, text: question.text.replaceAll(OF_PEOPLE, ' ') }, ...asksForCheck)
      ? checkText(question)
      : undefined,
  ),
  skill('what-preflight-is', { all: [tool], none: ['where', 'mail'] }, (question) =>
    has(
      question,
      ...terms(
        'what is, check my, check a, what does, mean, why, define, how do, how to, run, use, start, can i, can you',
      ),
    )
      ? answers(
          `Preflight checks a PDF for press **before you send it**: ${names.length} checks from bleed to PDF/X. Open “Preflight File & Preflight Checklist”, choose or drop a PDF, pick Quick or Full Scan and how it is printed, and start. Each finding shows its place on the page and what to do.`,
          [from.preflight],
        )
      : undefined,
  ),
];
