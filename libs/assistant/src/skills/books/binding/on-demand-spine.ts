import { printOnDemandSpine } from '@printpartner/print-knowledge/binding';
import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { addressOf, onDemandPapers, opening, unlistedCompany } from '@printpartner/print-search/answers';
import { answers, type Draft } from '../../skill.ts';
import { bindingCite, listed } from './binding-words.ts';

/** Spine at print-on-demand companies, on every paper that the text leaves open. */
export function onDemand(text: string, typed: number, isHard: boolean): Draft | undefined {
  if (isHard)
    return answers(
      '**The spine widths of print-on-demand hardcovers aren’t in our list.** Use the cover template of the company that prints it.',
      [bindingCite('case-bound')],
    );
  const unlisted = unlistedCompany(text);
  const notListed = `${unlisted}’s spine widths aren’t in our list`;
  const papers = onDemandPapers(text);
  if (papers.length === 0)
    return answers(
      `**${notListed}**, and another company’s don’t hold there. Use its cover template for your page count and paper.`,
      [bindingCite('perfect-bound')],
    );
  // A leaf has two pages.
  const pages = Math.ceil(typed / 2) * 2;
  const lines = papers.flatMap((paper) => {
    const spine = printOnDemandSpine(pages, paper);
    return spine.ok ? [{ paper, spine: spine.value }] : [];
  });
  if (lines.length === 0) return undefined;
  return answers(
    `Spine of ${countText(pages)} pages, print on demand: ${listed(lines.map(({ paper, spine }) => `**${rounded(spine.spine, 3)} in** for ${paper.name} (${paper.rule})`))}. ${unlisted === undefined ? '' : `${notListed}. `}Use the template of the company that prints it.`,
    [bindingCite('perfect-bound')],
    {
      workings: lines.map(({ paper, spine }) => ({
        title: `Spine, ${paper.name}`,
        steps: [
          {
            label: 'Spine',
            working: spine.terms.map(({ formula }) => formula).join(' + '),
            result: `${rounded(spine.spine, 4)} in`,
          },
        ],
        assumed: [],
        opens: addressOf(opening('spine', { binding: 'on-demand', pages: String(pages), paper: paper.id })),
      })),
    },
  );
}
