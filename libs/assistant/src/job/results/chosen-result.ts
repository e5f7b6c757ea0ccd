import type { Project } from '@printpartner/contracts/types';
import { chainOf, type JobQuestion } from '../job-question.ts';
import { namedAmong } from '../names/named-among.ts';
import type { OwnResult } from '../own-job.ts';

/** The result that a question is about: the named one, or the newest. */
export function chosenResult(
  asked: JobQuestion,
  results: readonly OwnResult[],
  projects: readonly Project[],
): OwnResult | 'none' | { unknownFile: string } {
  const [newest] = results;
  if (!newest) return 'none';
  const projectNames = new Map(
    projects.map(({ uuid, project_name: name, client_name: client }) => [uuid, [name, client]]),
  );
  const things = results.map((result) => ({
    thing: result,
    names: [result.result.filename, ...(projectNames.get(result.projectId ?? '') ?? [])],
  }));
  for (const { said } of chainOf(asked)) {
    const naming = namedAmong(said, things);
    // Newest first.
    const [found] = naming.found;
    if (found) return found;
    const [typed] = FILE_NAME.exec(said) ?? [];
    if (typed !== undefined) return { unknownFile: typed.trim() };
    if (naming.asked !== '' && !naming.isOnlyKind && OWN_NAMED.test(said))
      return { unknownFile: naming.asked };
  }
  return newest;
}

const FILE_NAME = /[\w().-]+\.pdf\b/;
/** A name directly before the noun: `my harbor catalog file`. */
const OWN_NAMED = /\b(?:my|our|the) (?:[\w'&.-]+ ){1,3}(?:pdf|file|artwork)\b/;
