import { PlainError } from '../plain-error.ts';
import { firstLoadStep } from './first-load.ts';
import { jestStep } from './jest-step.ts';
import { playwrightStep } from './playwright-step.ts';
import { staticSteps } from './static-steps.ts';
import { failedOne, type Tally, type TestStep } from './test-step.ts';
import { endTestsOnRequest } from './with-system.ts';

/** All steps; with arguments only the runner they are for: `--browser …` Playwright's, else jest's. */
function chooseSteps(args: string[]): TestStep[] {
  if (args[0] === '--browser') return [playwrightStep(args.slice(1))];
  if (args[0] === '--static') return staticSteps;
  if (args.length > 0) return [jestStep(args)];
  return [...staticSteps, jestStep([]), firstLoadStep, playwrightStep([])];
}

async function runStep({ name, run }: TestStep): Promise<Tally> {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof PlainError ? error.message : error);
    return failedOne;
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
  return tally;
}

endTestsOnRequest();
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const step of chooseSteps(process.argv.slice(2))) {
  const tally = await runStep(step);
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
