import { printOnDemandPapers, printOnDemandSpine } from '@printpartner/print-knowledge/binding';
import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { addressOf, opening } from '@printpartner/print-search/answers';
import { answers, type Draft } from '../../skill.ts';
import { bindingCite, listed } from './binding-words.ts';

/** Spine at print-on-demand companies, on every paper or on that which the text names. */
export function onDemand(text: string, typed: number): Draft | undefined {
  // A leaf has two pages.
  const pages = Math.ceil(typed / 2) * 2;
  const named = printOnDemandPapers.filter(({ name }) => text.includes(name.toLowerCase()));
  const papers = named.length > 0 ? named : printOnDemandPapers;
  const lines = papers.flatMap((paper) => {
    const spine = printOnDemandSpine(pages, paper);
    return spine.ok ? [{ paper, spine: spine.value }] : [];
  });
  if (lines.length === 0) return undefined;
  return answers(
    `Spine of ${countText(pages)} pages, print on demand: ${listed(lines.map(({ paper, spine }) => `**${rounded(spine.spine, 3)} in** on ${paper.name.toLowerCase()} paper (${paper.inchesPerPage} in a page)`))}. Use the template of the company that prints it.`,
    [bindingCite('perfect-bound')],
    {
      workings: lines.map(({ paper, spine }) => ({
        title: `Spine, ${paper.name.toLowerCase()} paper`,
        steps: [{ label: 'Spine', working: spine.terms[0].formula, result: `${rounded(spine.spine, 4)} in` }],
        assumed: [],
        opens: addressOf(opening('spine', { binding: 'on-demand', pages: String(pages), paper: paper.id })),
      })),
    },
  );
}
