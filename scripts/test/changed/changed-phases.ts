import { firstLoadStep } from '../first-load.ts';
import { jestStep } from '../jest-step.ts';
import { playwrightStep } from '../playwright-step.ts';
import type { Lane } from '../run-steps.ts';
import { changedFiles } from './changed-files.ts';
import { readModuleGraph } from './module-graph.ts';
import { reachedTests } from './reached-tests.ts';

/** The phases of `npm test -- --changed`: the static checks, and what the changes since main can reach. */
export async function changedPhases(staticLanes: Lane[]): Promise<Lane[][]> {
  const changed = changedFiles();
  console.log('Reading what imports what…');
  const { everything, units, specs, web } = reachedTests(await readModuleGraph(), changed);
  console.log(
    everything
      ? 'Settings of the tools have changed: everything runs.'
      : `Differing from main: ${changed.length}. Reached: ${units.length} files of units and integration, ${specs.length} specs.`,
  );
  for (const file of everything ? [] : [...units, ...specs]) console.log(`  ${file}`);
  const steps = [
    ...(web ? [firstLoadStep] : []),
    ...(units.length > 0 ? [jestStep(['--runTestsByPath', ...units])] : []),
    ...(specs.length > 0 ? [playwrightStep(specs)] : []),
  ];
  return [staticLanes, ...steps.map((step) => [[step]])];
}
