import { readFileSync } from 'node:fs';
import { defaultProfile, profileIds, profiles } from '../profile/profile.ts';

const profileLines = profileIds.map((id) => {
  const note = id === defaultProfile ? ' (unless said otherwise)' : '';
  return `                       ${id.padEnd(14)}${profiles[id].name}${note}`;
});

export const helpText = `Usage: preflight file.pdf… [options]

Says whether PDF files are fit for print: fifteen checks, and what to do about what is wrong.

Options
  --mode quick|full    full, unless said otherwise; quick leaves out pixels and geometry
  --profile NAME       the limits to hold a file to:
${profileLines.join('\n')}
  --password PASSWORD  opens a file that asks for one; everybody on this machine can see it in the
                       list of processes, so better set the environment variable PREFLIGHT_PASSWORD
  --json               one line of JSON a file: the whole result
  --facts              one line of JSON a file: what is in it (boxes, images, fonts, inks), no checks
  -h, --help           this text
  -v, --version        the version
  --                   what follows are file names, whatever they begin with

Exit code
  0  nothing failed (there may be warnings, and things that somebody has to look at)
  1  a check failed
  2  a file could not be read, or the arguments are wrong; of several files the worst counts

Environment
  PREFLIGHT_PASSWORD   as --password
  NO_COLOR             no colours; FORCE_COLOR=1: colours even into a pipe
`;

export function versionText(): string {
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return `preflight ${version}\n`;
}
