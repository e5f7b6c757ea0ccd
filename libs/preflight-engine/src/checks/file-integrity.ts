import type { Finding } from '../report/preflight-result.ts';
import { type Check, finding, verdictOf } from './check.ts';

const id = 'file-integrity';

/** 1: whether a press may and can read the file as it is. A file that does not open at all never comes this far. */
export const fileIntegrity: Check = {
  id,
  readsContent: false,
  isFullOnly: false,
  judge: ({ facts, marks, structure }) => {
    const findings: Finding[] = [];
    if (structure.isEncrypted && !structure.mayPrint)
      findings.push(
        finding(id, {
          severity: 'fail',
          object: 'security settings',
          message: 'The file forbids printing.',
          advice:
            'Export it again without security; in Acrobat, remove it under File › Properties › Security.',
        }),
      );
    else if (structure.isEncrypted)
      findings.push(
        finding(id, {
          severity: 'warning',
          object: 'security settings',
          message: 'The file is encrypted; many workflows at printers refuse that.',
          advice:
            'Export it again without security; in Acrobat, remove it under File › Properties › Security.',
        }),
      );
    if (facts.repaired)
      findings.push(
        finding(id, {
          severity: 'warning',
          object: 'cross-reference',
          message: 'The file is damaged and was repaired to be read.',
          advice: 'Export it again from the program that made it, or save it under a new name in Acrobat.',
        }),
      );
    for (const fault of structure.faults)
      findings.push(
        finding(id, {
          severity: 'warning',
          object: 'damaged part',
          message: `${fault}.`,
          advice: 'Export the file again from the program that made it.',
        }),
      );
    const lost = new Set(marks.filter(({ isContentLost }) => isContentLost).map(({ number }) => number));
    for (const { number, faults } of facts.pages) {
      if (lost.has(number)) findings.push(lostPage(number));
      else if (faults.length > 0) findings.push(pageInPart(number, faults));
    }
    const verdict = verdictOf(findings, `The file opens clean (PDF ${facts.pdfVersion || 'of no version'}).`);
    if (lost.size === 0) return verdict;
    const pages =
      facts.pages.length === 1 ? 'The page cannot' : `${lost.size} of ${facts.pages.length} pages cannot`;
    return { ...verdict, message: `${pages} be read.` };
  },
};

const lostPage = (page: number): Finding =>
  finding(id, {
    severity: 'fail',
    page,
    object: `page ${page}`,
    message: `Page ${page} cannot be read: it is damaged, and prints blank or with parts missing.`,
    advice: 'Export the file again from the program that made it, and look at this page in Acrobat.',
  });

const pageInPart = (page: number, [fault]: readonly string[]): Finding =>
  finding(id, {
    severity: 'warning',
    page,
    object: `page ${page}`,
    message: `Page ${page} could not be read whole: ${fault}.`,
    advice: 'Look at this page in print, and export the file again from the program that made it.',
  });
