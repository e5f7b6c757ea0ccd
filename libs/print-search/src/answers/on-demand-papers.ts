import { printOnDemandPapers, type PrintOnDemandPaper } from '@printpartner/print-knowledge/binding';

const companies = { KDP: /\b(?:kdp|amazon)\b/, Lulu: /\blulu\b/ } as const;
/** Companies whose spine widths aren’t in our list. */
const UNLISTED = /\b(?:ingram ?spark|ingram|blurb|bookbaby|draft2digital)\b/;
const unlistedNames: Readonly<Record<string, string>> = {
  ingram: 'IngramSpark',
  ingramspark: 'IngramSpark',
  'ingram spark': 'IngramSpark',
  blurb: 'Blurb',
  bookbaby: 'BookBaby',
  draft2digital: 'Draft2Digital',
};

/** Whether a text is about print on demand. */
export const isOnDemand = (text: string): boolean =>
  /\b(?:on demand|pod)\b/.test(text) ||
  Object.values(companies).some((company) => company.test(text)) ||
  UNLISTED.test(text);

/** The company that a text names and our list lacks: `IngramSpark`. */
export const unlistedCompany = (text: string): string | undefined =>
  unlistedNames[UNLISTED.exec(text)?.[0] ?? ''];

/** Whether one answer would leave out a company or paper that the text names. */
export const namesTwoOnDemand = (text: string): boolean =>
  Object.values(companies).filter((company) => company.test(text)).length > 1 ||
  printOnDemandPapers.filter((one) => 'paper' in one && text.includes(one.paper)).length > 1;

/** The listed papers that a text leaves open: all of its companies, or only those that it names. */
export function onDemandPapers(text: string): readonly PrintOnDemandPaper[] {
  const named = printOnDemandPapers.filter(({ company }) => companies[company].test(text));
  if (named.length === 0 && UNLISTED.test(text)) return [];
  const listed = named.length > 0 ? named : printOnDemandPapers;
  const ofPaper = listed.filter((one) => 'paper' in one && text.includes(one.paper));
  return ofPaper.length > 0 ? ofPaper : listed;
}
