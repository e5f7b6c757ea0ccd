import { readFileSync } from 'node:fs';
import { bindingNames } from '../job/bindings.ts';
import { defaultProfile, profileIds, profiles } from '../profile/profile.ts';
import { checkNames } from '../report/preflight-result.ts';

const profileLines = profileIds.map((id) => {
  const note = id === defaultProfile ? ' (default)' : '';
  return `                       ${id.padEnd(14)}${profiles[id].name}${note}`;
});

const indent = ' '.repeat(23);
const bindingLines = `${bindingNames.slice(0, 6).join(', ')},\n${indent}${bindingNames.slice(6).join(', ')}`;

export const helpText = `Usage: preflight file.pdf… [options]

Checks whether PDF files are ready for press. Runs ${Object.keys(checkNames).length} checks and says how to fix each problem.

Options
  --mode quick|full    default: full; quick skips pixels and geometry
  --profile NAME       the limits to check against:
${profileLines.join('\n')}
  --spec FILE          a spec sheet as JSON, in inches: size, pages, binding, colors, bleed and cover of
                       the job. Every difference from it is a finding
  --trim WxH           the size of a page, trimmed: 8.5x11 in inches, or 210x297mm
  --pages N            pages of the text, or sides of a flat piece
  --binding NAME       how it is bound:
                       ${bindingLines}
  --inks FRONT/BACK    4/0, 4/4, 1/1; spot colors as 5/4, 4+1/4 or "4+PMS 185/4"
  --bleed LENGTH       0.125, 3mm or none; by default the profile's
                       These five are the job, alone or in place of fields of --spec
  --password PASSWORD  the password for a protected file. Other users of this machine can see it in
                       the process list, so PREFLIGHT_PASSWORD is safer
  --json               the complete result, one line of JSON per file
  --facts              boxes, images, fonts and inks without checks, one line of JSON per file
  -h, --help           show this help
  -v, --version        show the version
  --                   treat everything after it as file names

Exit code
  0  no check failed; there may be warnings or findings to check by eye
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
