import type { PageFacts } from '../facts/document-facts.ts';
import type { OutputIntentFact } from '../facts/output-intent-facts.ts';
import type { Finding } from '../report/preflight-result.ts';
import { shortName } from '../report/result-bounds.ts';
import { type Check, type CheckInput, finding, verdictOf } from './check.ts';
import { listed, pagesText } from './figures.ts';

const ID = 'output-intent';

/** ISO 15930-1 to -9. */
const VERSIONS = /^PDF\/X-(?:1a?|2|3|4p?|5(?:g|n|pg)|6[np]?)(?::\d{4})?$/;

/** A PDF/X rule and whether the file breaks it. */
interface Breach {
  isBroken: boolean;
  what: string;
}

/** Output intent, and compliance with the PDF/X version the file claims. ISO 15930-1, -3 and -7. */
export const outputIntent: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const { pdfx, outputIntents } = input.facts;
    const intent = outputIntents.find(({ subtype }) => subtype === 'GTS_PDFX');
    if (pdfx === null && !intent) return verdictOf([noOutputIntent(outputIntents)], '');
    if (pdfx === null) return verdictOf([noPdfx()], '');
    if (!VERSIONS.test(pdfx)) return verdictOf([breachOf(shortName(pdfx), "that version doesn't exist")], '');
    const broken = breachesOf(input, pdfx).filter(({ isBroken }) => isBroken);
    const findings = broken.map(({ what }) => breachOf(pdfx, what));
    return verdictOf(
      findings,
      `${pdfx}, prepared for ${shortName(intent?.condition ?? '') || 'its embedded profile'}.`,
    );
  },
};

function breachesOf(input: CheckInput, pdfx: string): Breach[] {
  const { facts, structure, fontUses } = input;
  const isX1 = pdfx.startsWith('PDF/X-1');
  const isX4 = /^PDF\/X-[456]/.test(pdfx);
  const newest = pdfx.startsWith('PDF/X-6') ? '2.0' : '1.6';
  const intents = facts.outputIntents.filter(({ subtype }) => subtype === 'GTS_PDFX');
  const unboxed = facts.pages.filter(({ rawBoxes }) => !rawBoxes.TrimBox && !rawBoxes.ArtBox);
  const doubled = facts.pages.filter(({ rawBoxes }) => rawBoxes.TrimBox && rawBoxes.ArtBox);
  const families = new Set(input.marks.flatMap(({ colors }) => colors.map(({ family }) => family)));
  const usesDeviceRgb = input.marks.some(({ colors }) => colors.some(({ name }) => name === 'DeviceRGB'));
  const isForRgb = intents.some(({ components }) => components === 3);
  const missing = fontUses.filter(({ embedded }) => !embedded);
  const runs = input.marks.some(({ annotations }) => annotations.some(({ actions }) => actions.length > 0));
  const inside = input.marks
    .flatMap(({ annotations }) => annotations)
    .filter(({ isInsideTrim, subtype }) => isInsideTrim && subtype !== 'Link' && subtype !== 'TrapNet');
  return [
    { isBroken: intents.length === 0, what: 'it has no output intent' },
    { isBroken: intents.length > 1, what: 'it has more than one output intent' },
    {
      isBroken: intents.some(({ condition, hasProfile }) => !condition && !hasProfile),
      what: 'its output intent names no printing condition',
    },
    {
      isBroken:
        !isX4 && intents.some((intent) => intent.condition && !intent.hasProfile && !intent.isRegistered),
      what: 'its output intent has no profile and names no condition of the ICC registry',
    },
    {
      isBroken: intents.some(({ isProfileDamaged }) => isProfileDamaged),
      what: "the profile of its output intent is damaged and can't be read",
    },
    ...intents.map(({ components, profileComponents }) => ({
      isBroken: profileComponents !== null && components !== profileComponents,
      what: `the profile of its output intent has ${profileComponents} components, and the file says ${components ?? 'none'}`,
    })),
    { isBroken: facts.encrypted, what: 'it is encrypted' },
    {
      isBroken: unboxed.length > 0,
      what: `${pagesHave(unboxed)} neither TrimBox nor ArtBox`,
    },
    {
      isBroken: doubled.length > 0,
      what: `${pagesHave(doubled)} both TrimBox and ArtBox`,
    },
    {
      isBroken: missing.length > 0,
      what: `${missing.length === 1 ? 'the font' : 'the fonts'} ${listed(missing.map(({ name }) => shortName(name)))} ${missing.length === 1 ? 'is' : 'are'} not embedded`,
    },
    { isBroken: isX1 && isForRgb, what: 'its output intent is for RGB' },
    { isBroken: isX1 && (families.has('rgb') || families.has('lab')), what: 'it uses RGB or Lab' },
    {
      isBroken: !isX4 && input.marks.some(({ transparencyCount }) => transparencyCount > 0),
      what: 'it uses transparency',
    },
    { isBroken: structure.scripts.length > 0 || runs, what: 'it runs scripts' },
    { isBroken: !isX1 && usesDeviceRgb && !isForRgb, what: 'it uses DeviceRGB without a profile' },
    {
      isBroken: /^PDF\/X-4(?!p)/.test(pdfx) && intents.some(({ hasProfile }) => !hasProfile),
      what: 'its output intent has no embedded profile',
    },
    { isBroken: inside.length > 0, what: 'annotations are inside the trim' },
    {
      isBroken: structure.trapped !== 'True' && structure.trapped !== 'False',
      what: "it doesn't say whether it is trapped",
    },
    { isBroken: !structure.hasId, what: 'it has no file ID' },
    { isBroken: isX4 && !structure.hasMetadata, what: 'it has no metadata' },
    { isBroken: isX1 && facts.pdfVersion > '1.4', what: `it is PDF ${shortName(facts.pdfVersion)}` },
    { isBroken: isX4 && facts.pdfVersion > newest, what: `it is PDF ${shortName(facts.pdfVersion)}` },
  ];
}

const pagesHave = (pages: readonly PageFacts[]): string =>
  `${pagesText(pages.map(({ number }) => number))} ${pages.length === 1 ? 'has' : 'have'}`;

const breachOf = (pdfx: string, what: string): Finding =>
  finding(ID, {
    severity: 'fail',
    object: pdfx,
    message: `The file claims ${pdfx}, but ${what}.`,
    advice: `Export it as ${pdfx} again from the original program; a later edit broke compliance.`,
  });

/** @param others that the file has, such as sRGB for PDF/A */
const noOutputIntent = ([other]: readonly OutputIntentFact[]): Finding =>
  finding(ID, {
    severity: 'warning',
    object: 'output intent',
    message: `${other ? `The output intent${other.condition && ` (${shortName(other.condition)})`} isn't for PDF/X, and there is` : 'No output intent and'} no PDF/X version. The printer can't tell which press condition the colors were prepared for.`,
    advice:
      "Export as PDF/X-4 with the printer's profile in InDesign or Illustrator; Canva and Word can't, so ask the printer to assign one.",
  });

const noPdfx = (): Finding =>
  finding(ID, {
    severity: 'warning',
    object: 'PDF/X',
    message: 'The file has an output intent but no PDF/X version.',
    advice: 'Choose PDF/X-4 as the standard on export.',
  });
