import { basisArea, gradeOf, GSM_CONSTANT, gsmOf, type GradeId } from '@printpartner/print-knowledge/paper';
import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { answers, type Skill } from '../../skill.ts';
import { WEIGHTS } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';
import { gradesIn } from '../named/paper-words.ts';

const CONVERTING =
  /\b(?:lbs?|pounds?|#|basis weight)\b.*\bgsm\b|\bgsm\b.*\b(?:lbs?|pounds?|#|basis weight)\b/;
const PER_THOUSAND =
  /\bformula\b.*\b(?:weight|weigh\w*|1000|thousand|m weight)\b|\bm ?weight formula\b|\bcalculate\b.*\bpaper weight\b|\bweight per (?:1000|thousand)\b/;
const PAGES_PER_INCH = /\bformula\b.*\bpages per inch\b/;
const usual: readonly GradeId[] = ['text', 'cover', 'bond', 'index'];

/** `how do I convert lb to gsm`, `formula for the weight of 1,000 sheets`: where no weight is named. */
export const weightFormulas: Skill = {
  id: 'paper-weight-formula',
  answer: (question) => {
    const { text } = question;
    if (papersOf(question).named.length > 0) return undefined;
    if (PAGES_PER_INCH.test(text))
      return answers('**PPI = 2 ÷ caliper in inches**: a leaf carries two pages.', [
        { entry: 'Spine width', place: 'Pages and folds' },
      ]);
    if (CONVERTING.test(text)) return conversion(text);
    if (!PER_THOUSAND.test(text)) return undefined;
    return answers(
      '**Pounds per 1,000 sheets = 2 × basis weight × length × width ÷ basis area.** Basis areas: text 950 in², cover 520 in², bond 374 in². One sheet in ounces: length × width ÷ 1550 × gsm × 0.03527.',
      [{ entry: 'Conversion factors by grade', place: WEIGHTS }],
    );
  },
};

function conversion(text: string) {
  const named = gradesIn(text);
  const grades = named.length > 0 ? named : usual;
  const lines = grades.map((id) => {
    const one = gsmOf(1, id);
    const factor = one.ok ? rounded(one.value, 2) : '';
    return `- ${gradeOf(id).name}: **lb × ${factor} = gsm** (${one.ok ? rounded(one.value, 4) : ''} exactly; basis ${basisArea(id)} in²)`;
  });
  return answers(
    `gsm = lb × ${countText(GSM_CONSTANT)} ÷ basis area; divide to go back. Which weight do you have?\n\n${lines.join('\n')}`,
    [{ entry: 'Conversion factors by grade', place: WEIGHTS }],
  );
}
