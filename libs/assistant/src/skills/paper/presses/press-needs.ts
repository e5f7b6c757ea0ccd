import { countText } from '@printpartner/print-knowledge/figures';
import { runThresholds, type PressId } from '@printpartner/print-knowledge/press';
import { answers, type Draft } from '../../skill.ts';
import { needsIn } from './job-words.ts';

/** A need that decides without a quantity. */
export function needOf(text: string, named: readonly PressId[]): Draft | undefined {
  const { hasVariableData, hasSpecialInk, hasLargeSolids, isTextured } = needsIn(text);
  if (/\bmetallic\b/.test(text) && named.length === 1 && named[0] === 'digital')
    return answers(
      '**Metallic ink is for sheetfed offset**, where spot, metallic and white inks are standard. Digital presses print CMYK, some also white, clear or neon.',
      [
        { entry: 'Color Options', place: 'Sheetfed' },
        { entry: 'Color Options', place: 'Digital' },
      ],
    );
  if (named.length === 1) return undefined;
  const run = /\b(short|small|low|long|large|big|high)[- ](?:runs?|volumes?|quantit\w+)\b/.exec(text)?.[1];
  if (run !== undefined && named.length === 0)
    return /short|small|low/.test(run)
      ? answers(
          `**Digital**, up to ${countText(runThresholds.sheetfedFrom)} pieces: no plates and almost no makeready. From there, sheetfed offset.`,
          [
            { entry: 'Optimal runs', place: 'Printing Presses' },
            { entry: 'Digital', place: 'Printing Presses' },
          ],
        )
      : answers(
          `**Web offset** from ${countText(runThresholds.webFrom)} pieces; sheetfed offset from ${countText(runThresholds.sheetfedFrom)} to ${countText(runThresholds.webFrom)}.`,
          [
            { entry: 'Optimal runs', place: 'Printing Presses' },
            { entry: 'Web', place: 'Printing Presses' },
          ],
        );
  if (hasVariableData)
    return answers(
      '**Digital**: with variable data every sheet is different, which only a digital press can print.',
      [{ entry: 'Variable Data', place: 'Digital' }],
    );
  if (hasSpecialInk)
    return answers(
      '**Sheetfed offset**: spot, metallic and white inks are standard there. Digital presses simulate Pantone; liquid-ink presses can run true spot inks, and some have white.',
      [
        { entry: 'Color Options', place: 'Sheetfed' },
        { entry: 'Color Options', place: 'Digital' },
      ],
    );
  if (hasLargeSolids)
    return answers('**Sheetfed offset**: large solids stay even in offset ink, toner may band.', [
      { entry: 'Quality', place: 'Sheetfed' },
    ]);
  return isTextured
    ? answers('**Sheetfed offset**: its ink reaches the low spots of textured stock, toner doesn’t.', [
        { entry: 'Substrates', place: 'Sheetfed' },
      ])
    : undefined;
}
