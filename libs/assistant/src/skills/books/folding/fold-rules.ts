import { leastText, leastFraction } from '@printpartner/print-knowledge/limits';
import { brochureRules } from '@printpartner/print-knowledge/brochures';
import { folds } from '@printpartner/print-knowledge/folding';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { answers, type Skill } from '../../skill.ts';
import { foldsIn } from '../reading/named-folds.ts';
import { foldCite, foldsCite } from './fold-words.ts';
import { isAboutElse } from './fold-facts.ts';

/** Rules of every fold: tolerance, distance of art, list of folds. */
export const foldRules: Skill = {
  id: 'fold-rules',
  answer({ text }) {
    const [rules] = brochureRules.rows;
    if (
      !/\bfold\w*|\bcreases?\b|\btuck(?:-in)? panel\b/.test(text) ||
      isAboutElse(text) ||
      /\b(?:booklet|stitch\w*|envelope|pocket|folders?)\b/.test(text)
    )
      return undefined;
    if (
      /\b(?:far|close|near|distance|clear\w*|away|keep|safe\w*|margin|type|text|art)\b/.test(text) &&
      /\b(?:from (?:the |a |every |each )?folds?|to (?:the |a )?folds?|near (?:the |a )?folds?|of (?:the |a )?folds?|folds?)\b/.test(
        text,
      ) &&
      !/\bstock|paper|score|#|weights?\b/.test(text) &&
      foldsIn(text).named.length === 0
    )
      return answers(
        `Keep type and faces **${leastFraction('text-fold')} (${leastText('text-fold')})** from every fold, ${fractionText(rules.clearOfFoldBetterIn)} in where you can: folds can be off by 1/32 in either way.`,
        [{ entry: 'Stay clear of the folds' }],
      );
    if (/\btuck(?:-in)? panel\b/.test(text) && /\b(?:side|left|right|where|which)\b/.test(text))
      return answers(
        'In the outside file of a tri-fold the **tuck panel is on the left** and the cover on the right; the inside file is mirrored.',
        [foldCite('tri')],
      );
    if (/\b(?:tolerance|accura\w*|precise|precision|shift|off)\b/.test(text))
      return answers(
        `Folds can be off by **±1/32 in (${rules.foldToleranceIn} in)** each; in an accordion the tolerances add up. Keep type ${leastFraction('text-fold')} from every fold.`,
        [{ entry: 'Stay clear of the folds' }, foldsCite],
      );
    if (/\bgrain\b/.test(text))
      return answers(
        '**Fold with the grain, parallel to the folds**: across the grain, coated stock and solid ink crack. For a French fold the grain runs parallel to the second fold, the spine.',
        [{ entry: 'Fold allowance by stock' }, foldsCite],
      );
    if (/\bparallel\b/.test(text) && !foldsIn(text).hasOther)
      return answers(
        '**All folds of our guide but the French fold are parallel**: their folds run in the same direction. In a French fold the second fold is at a right angle to the first.',
        [foldsCite, foldCite('french')],
      );
    if (
      /\b(?:kinds?|types?|styles?|list|what folds|which folds|options|how many folds|all (?:the )?folds|names?)\b/.test(
        text,
      ) &&
      foldsIn(text).named.length === 0 &&
      !/\b(?:for|panels?|mail\w*)\b/.test(text)
    )
      return answers(
        `Our guide has **eight folds**:\n${folds.rows.map((fold) => `- **${fold.name}** (${fold.panels} panels): ${fold.commonUses.join(', ')}`).join('\n')}`,
        [foldsCite],
      );
    return undefined;
  },
};
