import type { AnnotationFact } from '../facts/page-marks.ts';
import type { Finding } from '../report/preflight-result.ts';
import { shortName } from '../report/result-bounds.ts';
import { type Check, type CheckInput, finding, verdictOf } from './check.ts';
import { counted, listed, pagesText } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const ID = 'interactive';
/** Annotations meant for print production. ISO 15930-7, 6.16. */
const forPress = new Set(['PrinterMark', 'TrapNet']);
const FLATTEN_ADVICE =
  'Flatten it before export, or in Acrobat under Print Production › Preflight › Flatten annotations and form fields.';

/** Scripts, media, form fields, links, attachments and other annotations. */
export const interactive: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const hasForm = input.structure.formFields > 0;
    const pages = [...printedPages(input)];
    const findings = [...fileFindings(input), ...pages.flatMap((page) => pageFindings(page, hasForm))];
    const links = linksText(pages);
    return verdictOf(findings, `No form fields, ${links ? '' : 'links, '}media or scripts.`, links);
  },
};

/** Says where links are: they print nothing, so they are no finding. */
function linksText(pages: readonly PrintedPage[]): string | undefined {
  const counts = pages.map(({ facts, marks }) => ({
    page: facts.number,
    count: marks.annotations.filter(isPlainLink).length,
  }));
  const linked = counts.filter(({ count }) => count > 0);
  const count = linked.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return undefined;
  const places = pagesText(linked.map(({ page }) => page));
  return `${counted(count, 'link')} on ${places} ${count === 1 ? "doesn't" : "don't"} print.`;
}

/** A link without an appearance, or one that is only for the screen. It may open a file, which nobody clicks on a press. */
const isPlainLink = ({ subtype, actions, prints, hasAppearance }: AnnotationFact): boolean =>
  subtype === 'Link' && actions.every((action) => action === 'Launch') && !(prints && hasAppearance);

function fileFindings({ structure }: CheckInput): Finding[] {
  const { scripts, attachments, formFields } = structure;
  const findings: Finding[] = [];
  const warn = (object: string, count: number, advice: string) =>
    findings.push(
      finding(ID, {
        severity: 'warning',
        object,
        measured: { value: count, unit: '' },
        message: `The file contains ${counted(count, object)}.`,
        advice,
      }),
    );
  if (scripts.length > 0)
    findings.push(
      finding(ID, {
        severity: 'fail',
        object: 'script',
        message: `The file runs actions automatically (${listed(scripts)}).`,
        advice: 'Export it again for print, not as an interactive PDF.',
      }),
    );
  if (attachments > 0) warn('attachment', attachments, 'Send attachments as separate files.');
  if (formFields > 0) warn('form field', formFields, FLATTEN_ADVICE);
  return findings;
}

function pageFindings({ facts, marks }: PrintedPage, hasForm: boolean): Finding[] {
  // Form fields are reported once for the file, unless they run actions.
  const isPlainField = ({ subtype, actions }: AnnotationFact) =>
    hasForm && subtype === 'Widget' && actions.length === 0;
  return marks.annotations
    .filter(
      (annotation) =>
        !isPlainLink(annotation) && !forPress.has(annotation.subtype) && !isPlainField(annotation),
    )
    .flatMap((annotation) => findingOf(annotation, facts.number));
}

function findingOf(
  { box, prints, isInsideTrim, hasAppearance, actions, ...annotation }: AnnotationFact,
  page: number,
): Finding[] {
  const subtype = shortName(annotation.subtype);
  const place = { page, box, object: subtype || 'annotation' };
  const name = subtype ? `an annotation (${subtype})` : 'an annotation';
  if (actions.length > 0)
    return [
      finding(ID, {
        severity: 'fail',
        ...place,
        message: `Page ${page}: ${subtype === 'Page' ? 'the page' : name} runs an action or plays media (${listed([...new Set(actions)])}).`,
        advice: 'Export it again for print, not as an interactive PDF.',
      }),
    ];
  if (prints && isInsideTrim && hasAppearance)
    return [
      finding(ID, {
        severity: 'fail',
        ...place,
        message: `Page ${page}: ${name} prints inside the trim.`,
        advice: FLATTEN_ADVICE,
      }),
    ];
  return [
    finding(ID, {
      severity: 'warning',
      ...place,
      message: `Page ${page}: ${name} ${prints && hasAppearance ? 'prints outside the trim' : "doesn't print"}.`,
      advice: 'Delete comments and notes before sending the file to press.',
    }),
  ];
}
