import type { SpecKind } from '@printpartner/contracts/spec-fields';
import { textMeaning, type Sheet } from '../fields/index.ts';
import { specLines, type SpecLine } from './spec-lines.ts';

/** With the project's name, and without. */
const subjects: Readonly<Record<SpecKind, { named: string; unnamed: string }>> = {
  booklet: { named: 'Print Specifications - ', unnamed: 'Print Project Specifications' },
  custom: { named: 'Mailer/Brochure/Poster Quote Request: ', unnamed: 'Job Specification' },
};

const INDENT = '  ';

/** The subject of a sheet's email, in one line. */
export function mailSubject(sheet: Sheet): string {
  const name = textMeaning(sheet, 'name').replace(/\s+/g, ' ');
  const { named, unnamed } = subjects[sheet.kind];
  return name === '' ? unnamed : `${named}${name}`;
}

/**
 * A sheet as plain text, to quote from: the subject as its title, then each section with a line per field. Notes of
 * several lines are indented below their label. Lines end with \n.
 */
export function mailBody(sheet: Sheet): string {
  const sections = specLines(sheet).map(({ title, lines }) => [title, ...lines.map(lineText)].join('\n'));
  return [mailSubject(sheet), ...sections].join('\n\n');
}

function lineText({ label, text }: SpecLine): string {
  const [first = '', ...others] = text.split(/\r\n?|\n/).map((line) => line.trimEnd());
  if (others.length === 0) return `${label}: ${first}`;
  return [`${label}:`, ...[first, ...others].map((line) => (line === '' ? '' : `${INDENT}${line}`))].join(
    '\n',
  );
}
