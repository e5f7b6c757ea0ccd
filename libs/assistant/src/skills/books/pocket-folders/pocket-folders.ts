import { fractionText, sizeText } from '@printpartner/print-knowledge/measure';
import { paperUses } from '@printpartner/print-knowledge/paper';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { answers, type Citation, type Draft, type Skill } from '../../skill.ts';
import { listed } from '../binding/binding-words.ts';
import { folderTemplates, type FolderTemplate } from './folder-templates.ts';
import { templatesNamed } from './templates-named.ts';

const FOLDER =
  /\b(?:pocket|presentation|three[- ]panel|3[- ]panel|two[- ]pocket|press kit|kit|file|card)[- ]?folders?\b|\bfolders?\b.*\b(?:pockets?|slits?|glue|templates?|capacity|sheets)\b|\bpockets?\b.*\b(?:folders?|slits?|templates?)\b|\bpockets?\b(?= (?:height|depth|size|template|capacity|holds?))|\b(?:half[- ]moon|business card|brochure) sli?[ot]ts?\b|(?<!\bfile )\bfolders?\b(?=.*\b(?:panels?|fits?|holds?|flaps?)\b)|\b(?:fits?|holds?)\b.*(?<!\bfile )\bfolders?\b/;
const guide: Citation = { entry: 'Pocket Folder Templates' };

interface FolderTopic {
  when: (text: string) => boolean;
  answer: (text: string) => Draft | undefined;
}

const DEPTH =
  /\bhow (?:deep|tall|high)\b|\b(?:depth|height) of (?:the|a) pockets?\b|\bpocket (?:depth|height|size)s?\b|\bsize (?:of|is) (?:the )?pockets?\b/;
const depthText =
  'Pockets are **4 in** high on the standard 9 × 12 in folder; templates with 5, 5-3/4 and 6 in are there, too.';

const topics: readonly FolderTopic[] = [
  {
    when: (text) =>
      /\b(?:papers?|stocks?|weights?|heav\w*|thick\w*|cover|cardstock|board)\b/.test(text) &&
      !/\bsheets? (?:of|does|can)\b|\bhow many\b|\b(?:fits?|holds?)\b/.test(text),
    answer: () => {
      const use = paperUses.rows.find(({ id }) => id === 'pocket-folders');
      return (
        use &&
        answers(
          `Print pocket folders on **${listed(
            use.papers.map(({ weight }) => weight),
            'or',
          )}**, and coat them so they don’t scuff.`,
          [{ entry: 'Pocket folders', place: 'Marketing collateral' }, { entry: '120# Cover' }],
        )
      );
    },
  },
  {
    when: (text) =>
      /\b(?:capacity|holds?|how many (?:\w+ )?(?:sheets?|pages|pieces)|how much|fits?|expan\w*|gusset\w*|box(?:ed)? pocket|thick)\b/.test(
        text,
      ),
    answer: (text) =>
      answers(
        `${DEPTH.test(text) ? `${depthText} ` : ''}A single-score pocket holds **about 25 sheets** of bond; a 9 × 12 in folder takes 8.5 × 11 in sheets. For 1/8 to 1/4 in of paper, the pocket needs double scores and the spine a little over twice that width.`,
        [guide, { entry: 'Pocket folders', place: 'Marketing collateral' }],
      ),
  },
  {
    when: (text) => /\b(?:glue|glued)\b/.test(text),
    answer: () =>
      answers(
        '**Keep ink and coating off the glue areas**; glue tabs are **3/4 in (0.75 in)** deep in our templates, and art may run 1/8 in into them. Work on the template and keep its layers.',
        [guide, { entry: 'Pocket folder', place: '#1 Mistake by Print Job Type' }],
      ),
  },
  {
    when: (text) =>
      /\b(?:mistakes?|wrong|upside|tips?|file|files|artwork|set ?up|die ?lines?|layers?|prepare|design)\b/.test(
        text,
      ),
    answer: () =>
      answers(
        '**Work on the template and keep its layers.** The usual mistakes: art without the die line, pockets upside down, and ink on the glue areas. The visible pocket face is printed on the outside of the sheet, upside down.',
        [{ entry: 'Pocket folder', place: '#1 Mistake by Print Job Type' }, guide],
      ),
  },
];

/** Templates, pockets, stock and capacity of pocket folders. */
export const pocketFolders: Skill = {
  id: 'pocket-folders',
  answer({ text, values }) {
    if (
      !FOLDER.test(text) ||
      /\b(?:price\w*|cost\w*|postage|how much (?:is|are|do|does|for)|copies|mail\w*|envelopes?|\$)\b/.test(
        text,
      )
    )
      return undefined;
    const topic = topics.find(({ when }) => when(text));
    if (topic) return topic.answer(text);
    if (DEPTH.test(text)) return answers(depthText, [guide]);
    const unlisted = unlistedSize(text, values.sizes[0]);
    if (unlisted) return unlisted;
    const matches = templatesNamed(text);
    if (
      /\b(?:how many|list|which|what|templates?|sizes?|available|options?|kinds?|types?|standard|common)\b/.test(
        text,
      ) ||
      matches.length < folderTemplates.length
    )
      return listOf(matches, text);
    return undefined;
  },
};

function lineOf({ title, flat, pockets, pocketIn, shape, slits }: FolderTemplate): string {
  const size =
    pocketIn === undefined ? '' : `${fractionText(pocketIn)} in ${shape === 'vertical' ? 'wide' : 'high'}`;
  const pocket =
    pockets.length === 0
      ? 'no pocket'
      : `${pockets.length === 2 ? 'two pockets' : `${pockets[0] ?? ''} pocket`} ${size}`;
  return `**${title}**: ${pocket}${slits ? `, ${slits}` : ''}; flat ${sizeText(flat[0], flat[1])} in without bleed`;
}

/** The typed size isn't that of a template. */
function unlistedSize(text: string, typed: TrimSize | undefined): Draft | undefined {
  const size = typed ?? (/\blegal\b/.test(text) ? { width: 8.5, height: 14 } : undefined);
  if (!size) return undefined;
  const isIts = ({ width, height }: FolderTemplate): boolean =>
    (width === size.width && height === size.height) || (width === size.height && height === size.width);
  if (folderTemplates.some(isIts) || isLetter(size)) return undefined;
  return answers(
    `**No template is made for ${sizeText(size.width, size.height)} in.** Ours are 9 × 12, 9-1/2 × 12, 4 × 10 and 4-1/4 × 10-1/8 in; ask the folder’s printer for another die.`,
    [guide],
  );
}

/** A letter sheet is what a folder holds. */
const isLetter = ({ width, height }: TrimSize): boolean =>
  Math.min(width, height) === 8.5 && Math.max(width, height) === 11;

function listOf(templates: readonly FolderTemplate[], text: string): Draft | undefined {
  if (templates.length === 0) return undefined;
  if (templates.length < 6)
    return answers(
      templates.map((one) => (templates.length > 1 ? `- ${lineOf(one)}` : `${lineOf(one)}.`)).join('\n'),
      [guide],
    );
  if (/\b(?:standard|common|usual|depth|height|typical)\b/.test(text))
    return answers(
      'The standard folder is **9 × 12 in** with a pocket **4 in** high; pockets of 5, 5-3/4 and 6 in are in our templates, too. It holds 8.5 × 11 in sheets.',
      [guide],
    );
  const lead = /\bhow many\b/.test(text)
    ? '**12 templates**, which can be flopped to make **24**'
    : 'There are **12 templates** in 9 × 12, 9-1/2 × 12, 4 × 10 and 4-1/4 × 10-1/8 in, which can be flopped to make 24';
  return answers(`${lead}:\n${templates.map(({ title }) => `- ${title}`).join('\n')}`, [guide]);
}
