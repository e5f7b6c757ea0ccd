import { pressOf } from '@printpartner/print-knowledge/press';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { gsmText } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';

const OFFICE =
  /\b(?:laser|office|home|desktop|desk|my|our own|in-?house|inkjet|copy) ?-?(?:printers?|copiers?|machine)\b|\bcopiers?\b|\bprinter (?:at home|at the office|in the office)\b/;
const TAKES =
  /\b(?:fit|fits|go|goes|feed|feeds|run|runs|take|takes|handle|handles|put|through|thru|jam\w*|print(?:s|ed)? (?:on|it|this|them)|work|works|use|too (?:thick|heavy))\b/;
const OTHER =
  /\b(?:quote\w*|said|says|price|cost|postage|bleed|inkjet address|my printer (?:quoted|says|said|wants|is|has|charges))\b/;

/** `will 14 pt fit through a laser printer`: the manual of the printer decides, beside what a digital press takes. */
export const officePrinter: Skill = {
  id: 'paper-office-printer',
  answer: (question) => {
    const { figures, rest } = papersOf(question);
    const [paper] = figures;
    if (!paper && OFFICE.test(rest) && LIMIT.test(rest) && !OTHER.test(rest)) return ofLimit();
    if (!paper || !OFFICE.test(rest) || !TAKES.test(rest) || OTHER.test(rest)) return undefined;
    const { weight } = pressOf('digital');
    const own = paper.gsm ? `${paper.name} is ${gsmText(paper.gsm)}` : `${paper.name} is board`;
    const isHeavy = (paper.gsm?.low ?? weight.to) > OFFICE_GSM;
    return answers(
      `${isHeavy ? '**Probably not; check the printer’s manual**' : '**Check the printer’s manual**'} for its heaviest stock in gsm: ${own}. Our guides have no figures for office printers. Even production digital presses run only ${weight.from}–${weight.to} gsm, and office printers take less; heavy sheets need a straight paper path. For a sheet that is printed again, ask for laser-safe inks on uncoated stock.`,
      [
        { entry: 'Paper Weights', place: pressOf('digital').name },
        { entry: 'Letterhead', place: '#1 Mistake by Print Job Type' },
        ...paper.cites,
      ],
    );
  },
};

const LIMIT =
  /\b(?:thickest|heaviest|max\w*|limit|how (?:thick|heavy))\b.*\b(?:papers?|stocks?|card ?stock|cover|weight|sheet|thick\w*)\b|\bhow (?:thick|heavy)\b/;

/** `what’s the heaviest paper my office printer takes`. */
function ofLimit(): Draft {
  const { weight } = pressOf('digital');
  return answers(
    `**Check the printer’s manual** for its heaviest stock in gsm: our guides have no figures for office printers. Even production digital presses run only ${weight.from}–${weight.to} gsm, and office printers take less.`,
    [{ entry: 'Paper Weights', place: pressOf('digital').name }],
  );
}

/** Above this, few office printers feed a sheet: trade practice. */
const OFFICE_GSM = 220;
