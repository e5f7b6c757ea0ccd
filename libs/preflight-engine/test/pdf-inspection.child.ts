import { existsSync, readFileSync } from 'node:fs';
import { readFacts } from '../src/facts/survey.ts';
import { FileSource } from '../src/pdf/source.ts';

/** Inspects one file and prints the outcome and its cost. Usage: pdf-inspection.child.ts PATH */
const [path = ''] = process.argv.slice(2);
const before = process.cpuUsage();
const source = new FileSource(path);
const facts = readFacts(source);
source.close();
const { user, system } = process.cpuUsage(before);
const KIB = 1_024;
const result = {
  opens: facts.opens,
  code: facts.opens ? '' : facts.error.code,
  pages: facts.opens ? facts.pageCount : 0,
  cpuMs: Math.round((user + system) / 1_000),
  peakMb: Math.round(peakKib() / KIB),
  fault: facts.opens
    ? (facts.pages.find((page) => page.faults.length > 0)?.faults[0] ?? '')
    : facts.error.message,
};
process.stdout.write(`${JSON.stringify(result)}\n`);

/** Peak memory of the process. On Linux maxRSS includes the parent's memory at the time of the fork. */
function peakKib(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'latin1') : '';
  return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}
