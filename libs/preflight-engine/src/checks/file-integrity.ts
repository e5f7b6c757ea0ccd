import type { Finding } from '../report/preflight-result.ts';
import { shortName, shortText } from '../report/result-bounds.ts';
import { type Check, finding, verdictOf } from './check.ts';

const ID = 'file-integrity';
/** Characters; a fault may quote a name. */
const FAULT_LENGTH = 300;
const WITHOUT_SECURITY =
  'Export it again without security, or remove it in Acrobat under File › Properties › Security.';

/** Damage, repairs and security settings. A file that can't be opened never gets here. */
export const fileIntegrity: Check = {
  id: ID,
  needsPageContent: false,
  isFullOnly: false,
  evaluate: ({ facts, marks, structure }) => {
    const findings: Finding[] = [];
    if (structure.isEncrypted && !structure.mayPrint)
      findings.push(
        finding(ID, {
          severity: 'fail',
          object: 'security settings',
          message: "The file's security settings don't allow printing.",
          advice: WITHOUT_SECURITY,
        }),
      );
    else if (structure.isEncrypted)
      findings.push(
        finding(ID, {
          severity: 'warning',
          object: 'security settings',
          message: 'The file is encrypted. Many print workflows reject encrypted files.',
          advice: WITHOUT_SECURITY,
        }),
      );
    if (facts.repaired)
      findings.push(
        finding(ID, {
          severity: 'warning',
          object: 'file structure',
          message: 'The file is damaged and was repaired while opening.',
          advice: 'Export it again from the original program, or save it under a new name in Acrobat.',
        }),
      );
    for (const fault of structure.faults)
      findings.push(
        finding(ID, {
          severity: 'warning',
          object: 'damaged part',
          message: `${shortText(fault, FAULT_LENGTH)}.`,
          advice: 'Export the file again from the original program.',
        }),
      );
    const lost = new Set(marks.filter(({ isContentLost }) => isContentLost).map(({ number }) => number));
    for (const { number, faults } of facts.pages) {
      if (lost.has(number)) findings.push(lostPageFinding(number));
      else if (faults.length > 0) findings.push(incompletePageFinding(number, faults));
    }
    const verdict = verdictOf(
      findings,
      `The file opens without errors (PDF ${shortName(facts.pdfVersion) || 'version unknown'}).`,
    );
    if (lost.size === 0) return verdict;
    const pages = facts.pages.length === 1 ? 'The page' : `${lost.size} of ${facts.pages.length} pages`;
    return { ...verdict, message: `${pages} can't be read.` };
  },
};

const lostPageFinding = (page: number): Finding =>
  finding(ID, {
    severity: 'fail',
    page,
    object: `page ${page}`,
    message: `Page ${page} is damaged and can't be read. It prints blank or with parts missing.`,
    advice: 'Export the file again from the original program and check this page in Acrobat.',
  });

const incompletePageFinding = (page: number, [fault = '']: readonly string[]): Finding =>
  finding(ID, {
    severity: 'warning',
    page,
    object: `page ${page}`,
    message: `Page ${page} is damaged and couldn't be read completely: ${shortText(fault, FAULT_LENGTH)}.`,
    advice: 'Export the file again from the original program and check this page in a proof.',
  });
