import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { endWith, PlainError } from '../plain-error.ts';
import { runQuietly } from '../processes/one-shot.ts';
import { inProject } from '../project-root.ts';

// The source of positions in the built web app, as the log has them: `projects-overlay-Bx3k.js:2:1045`. Check out the
// commit of that build first: only then do the files have the same names. Source maps are not part of the web app.

const POSITION = /^([\w.-]+\.m?js):(\d+):(\d+)$/;

const positions = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'source-maps-'));
try {
  const { code, output } = await runQuietly({
    command: process.execPath,
    args: [
      inProject('node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--sourcemap',
      'hidden',
      '--outDir',
      folder,
      '--logLevel',
      'error',
    ],
    cwd: inProject('web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new PlainError(`The web app build failed:\n${output}`);
  for (const position of positions) console.log(`${position}  ${sourceOf(position)}`);
} catch (error) {
  endWith(error);
} finally {
  rmSync(folder, { recursive: true });
}

function sourceOf(position: string): string {
  const [, file = '', line, column] = POSITION.exec(position) ?? [];
  const map = join(folder, 'assets', `${file}.map`);
  if (!file || !existsSync(map)) return 'not in the build of this commit';
  // Both count from zero there.
  const found = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(
    Number(line) - 1,
    Number(column) - 1,
  );
  if (!('originalSource' in found)) return 'no source';
  const source = relative(inProject(), resolve(folder, 'assets', found.originalSource));
  return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}
