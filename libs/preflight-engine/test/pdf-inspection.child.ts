import { existsSync, readFileSync } from 'node:fs';
import { preflight } from '../src/preflight.ts';

/** Preflights one file and prints the outcome and its cost. Usage: pdf-inspection.child.ts PATH quick|full */
const [path = '', mode] = process.argv.slice(2);
const before = process.cpuUsage();
const result = await preflight(path, { mode: mode === 'full' ? 'full' : 'quick' });
const { user, system } = process.cpuUsage(before);
const KIB = 1_024;
const outcome = {
  opens: result.opens,
  code: result.error?.code ?? '',
  pages: result.pageCount,
  checks: Object.fromEntries(result.checks.map(({ id, status }) => [id, status])),
  cpuMs: Math.round((user + system) / 1_000),
  peakMb: Math.round(peakKib() / KIB),
};
process.stdout.write(`${JSON.stringify(outcome)}\n`);

/** Peak memory of the process. On Linux maxRSS includes the parent's memory at the time of the fork. */
function peakKib(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'latin1') : '';
  return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}
