import { folderTemplates, type FolderTemplate } from './folder-templates.ts';

/** Templates with everything that a text names of them. */
export function templatesNamed(text: string): readonly FolderTemplate[] {
  const tests: ((template: FolderTemplate) => boolean)[] = [];
  const shape = (['rounded', 'curved', 'angled', 'vertical'] as const).find((one) => text.includes(one));
  if (shape) tests.push((one) => one.shape === shape);
  if (/\bhalf[- ]?moon\b/.test(text)) tests.push(({ slits }) => slits?.includes('half-moon') === true);
  else if (/\bbusiness cards?\b/.test(text))
    tests.push(({ slits }) => slits !== undefined && /card/.test(slits));
  else if (/\bbrochure slit\b/.test(text)) tests.push(({ slits }) => slits === 'a brochure slit');
  else if (/\bslits?\b/.test(text)) tests.push(({ slits }) => slits !== undefined);
  if (/\b(?:three|3|tri)[- ]?panel\w*\b/.test(text)) tests.push(({ title }) => title.includes('Three Panel'));
  if (/\b(?:two|2|both)[- ](?:\w+ |[\d./-]{1,8} ?(?:in|inch|")? ?){0,2}pockets?\b/.test(text))
    tests.push(({ pockets }) => pockets.length === 2);
  if (/\b(?:one|1|single)[- ](?:\w+ |[\d./-]{1,8} ?(?:in|inch|")? ?){0,2}pockets?\b/.test(text))
    tests.push(({ pockets }) => pockets.length === 1);
  const isEither = /\bleft\b/.test(text) && /\bright\b/.test(text);
  if (!isEither && /\bleft\b/.test(text)) tests.push(({ pockets }) => pockets.includes('left'));
  if (!isEither && /\bright\b/.test(text)) tests.push(({ pockets }) => pockets.includes('right'));
  const inches =
    /(?<![\d./x×-])(\d(?:[- ]\d\/\d|\.\d+)?)[- ]?(?:in|inch|inches|")(?=[- ](?:\w+ )?pockets?)/.exec(
      text,
    )?.[1];
  if (inches) tests.push(({ pocketIn }) => pocketIn === lengthOf(inches));
  if (/\b4 ?(?:x|×|by) ?10\b/.test(text)) tests.push(({ width, height }) => width === 4 && height === 10);
  if (/\b(?:4\.25|4[- ]1\/4)\b/.test(text)) tests.push(({ width }) => width === 4.25);
  if (/\b(?:9\.5|9[- ]1\/2) ?(?:x|×|by)/.test(text)) tests.push(({ width }) => width === 9.5);
  return folderTemplates.filter((one) => tests.every((test) => test(one)));
}

function lengthOf(text: string): number {
  const [whole = '0', over, under] = text.split(/[- /]/);
  return Number(whole) + (over && under ? Number(over) / Number(under) : 0);
}
