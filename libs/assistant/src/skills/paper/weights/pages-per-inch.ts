import { rounded } from '@printpartner/print-knowledge/figures';
import { stocks } from '@printpartner/print-knowledge/paper';
import { answers, type Skill } from '../../skill.ts';
import { papersOf } from '../named/paper-question.ts';

const ASKED = /\bppi\b|\bpages per inch\b|\bpages to (?:the|an?) inch\b/;
/** Pixels per inch, not pages. */
const PIXELS = /\b(?:image|photo|picture|pixel|resolution|dpi|effective|upsampl\w*|jpe?g|scan\w*|logo)s?\b/;

/** `PPI of 50# offset`: a leaf carries two pages. */
export const pagesPerInch: Skill = {
  id: 'paper-pages-per-inch',
  answer: (question) => {
    const { figures } = papersOf(question);
    const isOfPages = figures.length > 0 || /\bpages\b|\bpaper\b|\bspine\b/.test(question.text);
    if (!ASKED.test(question.text) || PIXELS.test(question.text.replace(/\bnot pixels?\b/, '')) || !isOfPages)
      return undefined;
    const known = figures.flatMap(({ name, calipers, cites }) =>
      calipers.map(({ finish, inches }) => ({
        name: `${name}${finish && !name.includes(finish) ? ` ${finish}` : ''}`,
        inches,
        cites,
      })),
    );
    const antique = /\bantique\b/.test(question.text)
      ? stocks.rows.find(({ id }) => id === '55-antique')
      : undefined;
    const papers = antique
      ? [{ name: antique.name, inches: antique.caliperIn, cites: [{ entry: 'Spine width' }] }]
      : known;
    const [first] = papers;
    if (!first) {
      return answers(
        'PPI, pages per inch, is **2 ÷ caliper**: a leaf carries two pages. 50# offset (0.0039 in) has 513 PPI, 80# gloss text (0.0035 in) 571. It gives the text block: pages ÷ PPI.',
        [{ entry: 'Spine width', place: 'Pages and folds' }],
      );
    }
    return answers(
      `${papers.map(({ name, inches }) => `${name}: **${Math.round(2 / inches)} pages per inch** at ${rounded(inches, 4)} in`).join('; ')}. A leaf carries two pages, so PPI is 2 ÷ caliper; use the mill’s figure for the final spine.`,
      first.cites,
      {
        workings: [
          {
            title: 'Pages per inch',
            steps: papers.map(({ name, inches }) => ({
              label: name,
              working: `2 ÷ ${rounded(inches, 4)} in`,
              result: `${Math.round(2 / inches)} PPI`,
            })),
            assumed: [],
          },
        ],
      },
    );
  },
};
