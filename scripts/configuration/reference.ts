import { serviceNames } from '../start/services.ts';
import type { Setting } from './catalog.ts';

const INTRODUCTION = `# Configuration

Written by \`npm run write:configuration\` from the schemas that the processes check their settings with (\`env.ts\`) and
\`scripts/configuration/stack-settings.ts\`. Set them in the environment, or with docker-compose in a file \`.env\`
([.env.example](../.env.example) has them all). With \`npm start\`, \`NAME_FILE\` can name a file with the value instead. A
process that finds an invalid value exits and names the setting, never the value.

A secret gets into no log and into the environment of no container but \`secrets\`, which writes it to a file of the
processes that read it and ends.
`;

/** docs/configuration.md */
export function referenceOf(settings: readonly Setting[]): string {
  const shared = settings.filter(({ inStarter, inCompose }) => inStarter && inCompose !== undefined);
  const starter = settings.filter(({ inCompose }) => inCompose === undefined);
  const compose = settings.filter(({ inStarter }) => !inStarter);
  return [
    INTRODUCTION,
    `## Both\n\n${table(shared)}`,
    `## \`npm start\` only\n\n${table(starter)}`,
    `## docker-compose only\n\n${table(compose)}`,
  ].join('\n');
}

function table(settings: readonly Setting[]): string {
  const rows = settings.map(({ name, text, isSecret, readBy, ...rest }) => {
    return `| \`${name}\` | ${text.replaceAll('|', '\\|')} | ${presetOf(rest)} | ${readersOf(readBy)} | ${isSecret ? 'yes' : ''} |`;
  });
  return `| setting | meaning | default | read by | secret |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** A new service changes no row of the settings that all services have. */
function readersOf(readBy: readonly string[]): string {
  const services = serviceNames();
  if (!services.every((service) => readBy.includes(service))) return readBy.join(', ');
  return [...readBy.filter((process) => !services.includes(process)), 'every service'].join(', ');
}

function presetOf({
  preset,
  inCompose,
  inStarter,
}: Pick<Setting, 'preset' | 'inCompose' | 'inStarter'>): string {
  const own = preset === undefined ? '' : `\`${preset}\``;
  if (!inStarter || !inCompose || inCompose === preset) return own;
  const there = `\`${inCompose}\` with docker-compose`;
  return own ? `${own}, ${there}` : there;
}
