import { PlainError } from '../plain-error.ts';
import { failedOne, type Tally, type TestStep } from './test-step.ts';

/** Steps that run one after another. */
export type Lane = TestStep[];

export interface StepResult extends Tally {
  name: string;
  seconds: number;
}

/** Runs the phases one after another, and the lanes of each phase in parallel. */
export async function runPhases(phases: readonly Lane[][]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const lanes of phases) results.push(...(await Promise.all(lanes.map(runLane))).flat());
  return results;
}

async function runLane(lane: Lane): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of lane) results.push(await runStep(step));
  return results;
}

async function runStep({ name, run }: TestStep): Promise<StepResult> {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof PlainError ? error.message : error);
    return failedOne;
  });
  const seconds = (Date.now() - startedAt) / 1000;
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds.toFixed(1)} s`);
  return { name, seconds, ...tally };
}
