import { readFileSync } from 'node:fs';
import { defaultProfile, profileIds, profiles } from '../profile/profile.ts';

const profileLines = profileIds.map((id) => {
  const note = id === defaultProfile ? ' (default)' : '';
  return `                       ${id.padEnd(14)}${profiles[id].name}${note}`;
});

export const helpText = `Usage: preflight file.pdf… [options]

Checks whether PDF files are ready for press. Runs fifteen checks and says how to fix each problem.

Options
  --mode quick|full    default: full; quick skips pixels and geometry
  --profile NAME       the limits to check against:
${profileLines.join('\n')}
  --spec FILE          a spec sheet as JSON, in inches: size, pages, binding, colors, bleed and cover of
                       the job. Every difference from it is a finding
  --password PASSWORD  the password for a protected file. Other users of this machine can see it in
                       the process list, so PREFLIGHT_PASSWORD is safer
  --json               the complete result, one line of JSON per file
  --facts              boxes, images, fonts and inks without checks, one line of JSON per file
  -h, --help           show this help
  -v, --version        show the version
  --                   treat everything after it as file names

Exit code
  0  no check failed; there may be warnings or checks to do manually
  1  a check failed
  2  a file or spec sheet can't be read, or the arguments are wrong
  With several files, the highest exit code is returned.

Environment
  PREFLIGHT_PASSWORD   same as --password
  NO_COLOR             turns color off; FORCE_COLOR=1 keeps color in a pipe
`;

export function versionText(): string {
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return `preflight ${version}\n`;
}
