import { format } from 'oxfmt';
import type { Setting } from './catalog.ts';
import { readComposeFile } from './compose-file.ts';
import { kubernetesText } from './kubernetes/manifests.ts';
import { referenceOf } from './reference.ts';

/** The files that are written from the settings. */
export async function configurationFiles(
  settings: readonly Setting[],
): Promise<{ path: string; text: string }[]> {
  const reference = await format('configuration.md', referenceOf(settings));
  return [
    { path: 'docs/configuration.md', text: reference.code },
    { path: '.env.example', text: `${exampleOf(settings)}\n` },
    { path: 'infra/kubernetes/print-partner.yaml', text: kubernetesText(settings, readComposeFile()) },
  ];
}

const WIDTH = 118;
const INTRODUCTION = `# All settings, written by \`npm run write:configuration\`; docs/configuration.md has them with their readers.
# \`npm start\` needs none of them. Set them in the environment, or set NAME_FILE to the path of a file with the value.
`;

/** .env.example */
function exampleOf(settings: readonly Setting[]): string {
  const both = settings.filter(({ inStarter }) => inStarter);
  const compose = settings.filter(({ inStarter }) => !inStarter);
  return [INTRODUCTION, ...both.map(entry), '\n# docker-compose only:\n', ...compose.map(entry)].join('\n');
}

function entry({ name, text, preset, inCompose, inStarter }: Setting): string {
  // A default that docker-compose and `npm start` don't share must not be written down for both.
  const isShared = !inStarter || inCompose === undefined || inCompose === '' || inCompose === preset;
  const value = isShared ? (preset ?? '') : '';
  return `${comment(text)}\n${name}=${/[\s<>#"]/.test(value) ? `"${value}"` : value}`;
}

function comment(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines.join('\n');
}
