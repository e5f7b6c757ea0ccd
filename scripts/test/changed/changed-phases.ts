import { firstLoadStep } from '../first-load.ts';
import { jestStep } from '../jest-step.ts';
import { playwrightStep } from '../playwright-step.ts';
import type { Lane } from '../run-steps.ts';
import { changedFiles } from './changed-files.ts';
import { readModuleGraph } from './module-graph.ts';
import { reachedTests } from './reached-tests.ts';

/** The phases of `npm test -- --changed`: the static checks, and the tests that the changes since main can affect. */
export async function changedPhases(staticLanes: Lane[]): Promise<Lane[][]> {
  const changed = changedFiles();
  console.log('Reading the import graph…');
  const { everything, units, specs, web } = reachedTests(await readModuleGraph(), changed);
  console.log(
    everything
      ? 'Tool settings changed: running everything.'
      : `Changed files: ${changed.length}. Affected: ${units.length} unit and integration tests, ${specs.length} browser and HTTP specs.`,
  );
  for (const file of everything ? [] : [...units, ...specs]) console.log(`  ${file}`);
  const steps = [
    ...(web ? [firstLoadStep] : []),
    ...(units.length > 0 ? [jestStep(['--runTestsByPath', ...units])] : []),
    ...(specs.length > 0 ? [playwrightStep(specs)] : []),
  ];
  return [staticLanes, ...steps.map((step) => [[step]])];
}
