import { spawnSync } from 'node:child_process';
import { PlainError } from '../../plain-error.ts';

const LIMIT_MS = 10_000;
/** Bytes. */
const MAX_OUTPUT = 2 ** 30;
const packages = {
  pdfimages: 'poppler-utils',
  pdffonts: 'poppler-utils',
  mutool: 'mupdf-tools',
  gs: 'ghostscript',
};
const installer = 'apt-get';
type Tool = keyof typeof packages;

/** Yardsticks of this bench alone: nothing that ships runs them. @throws PlainError where they cannot be had */
export function installTools(): void {
  const missing = () => (Object.keys(packages) as Tool[]).filter((tool) => spawnSync(tool, ['-v']).error);
  const wanted = [...new Set(missing().map((tool) => packages[tool]))];
  if (wanted.length === 0) return;
  console.log(`Installing ${wanted.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync(installer, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...wanted);
  if (missing().length > 0) {
    throw new PlainError(
      `This bench compares with ${wanted.join(', ')}, which could not be installed. Please install them.`,
    );
  }
}

const limits = { timeout: LIMIT_MS, killSignal: 'SIGKILL' } as const;

/** What it prints; what it had printed where it did not end within 10 s. */
export const outputOf = (tool: Tool, args: readonly string[]): Buffer =>
  spawnSync(tool, args, { ...limits, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: MAX_OUTPUT }).stdout;

/** Wall time of a run for each file, one after another, in ms. */
export function timeTool(tool: Tool, files: readonly string[], argsOf: (file: string) => string[]): number {
  const start = performance.now();
  for (const file of files) spawnSync(tool, argsOf(file), { ...limits, stdio: 'ignore' });
  return performance.now() - start;
}
