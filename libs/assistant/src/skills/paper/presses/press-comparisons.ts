import { limitText } from '@printpartner/print-knowledge/limits';
import { makereadySheets, pressGuides, type PressId } from '@printpartner/print-knowledge/press';
import { turnarounds } from '@printpartner/print-knowledge/production';
import { has, type Question } from '../../../question/question.ts';
import { answers, type Draft } from '../../skill.ts';
import { listText } from '../named/prose.ts';
import { nameOf, sectionOf, tileCite } from './press-names.ts';

/** The quality of several presses; sheetfed has the best. */
export const qualities = (named: readonly PressId[]): Draft => {
  const best = named.includes('sheetfed')
    ? '**Sheetfed offset has the best quality**: even solids, fine screens.\n'
    : '';
  const lines = named.flatMap((id) => {
    const tile = pressGuides
      .find(({ press }) => press === id)
      ?.tiles.find(({ title }) => title === 'Quality');
    return tile ? [`- ${nameOf(id)}: ${tile.details.join(' ')}`] : [];
  });
  return answers(
    `${best}${lines.join('\n')}`,
    named.map((id) => tileCite(id, 'Quality')),
  );
};

/** Sheets that a press takes to set up. */
export function makeready(named: readonly PressId[]): Draft {
  const { from, to } = makereadySheets;
  const guide = pressGuides.find(({ press }) => press === 'sheetfed');
  if (named.length === 1 && named[0] !== 'sheetfed') {
    const [id] = named;
    const own = pressGuides.find(({ press }) => press === id);
    return answers(`${nameOf(id ?? 'digital')}: **${own?.summary ?? ''}** ${own?.runNote ?? ''}`, [
      { entry: sectionOf(id ?? 'digital'), place: 'Printing Presses' },
    ]);
  }
  return answers(
    `Sheetfed makeready takes **${from}–${to} sheets**. ${guide?.runNote.split('. ').slice(1).join('. ') ?? ''} Digital has almost none; a web wastes a lot of paper, which only long runs pay for.`,
    [{ entry: 'Sheetfed', place: 'Printing Presses' }],
  );
}

/** Maximum total ink of each press. */
export function inkLimits(named: readonly PressId[]): Draft {
  const limits: Readonly<Record<PressId, string>> = {
    sheetfed: `${limitText('ink-coated')} on gloss, ${limitText('ink-matte')} on matte and ${limitText('ink-uncoated')} on uncoated stock`,
    web: `${limitText('ink-heatset')} heatset, ${limitText('ink-newsprint')} on newsprint`,
    digital: `${limitText('ink-digital')}, unless the press’s own profile says otherwise`,
  };
  const ids = named.length > 0 ? named : (['sheetfed', 'web'] as const);
  return answers(
    `Maximum total ink (TAC): ${ids.map((id) => `${nameOf(id).toLowerCase()} **${limits[id]}**`).join('; ')}.`,
    ids.map((id) => ({ entry: sectionOf(id), place: 'Printing Presses' })),
  );
}

/** Business days of booklets and brochures. */
export function turnaround(question: Question): Draft {
  const products = (['booklet', 'brochure'] as const).filter((one) => has(question, one));
  const shown = products.length > 0 ? products : (['booklet', 'brochure'] as const);
  const lines = shown.map((product) => {
    const rows = turnarounds.rows.filter((row) => row.product === product);
    return `- ${product === 'booklet' ? 'Booklets' : 'Brochures'}: ${listText(rows.map(({ name, days, isExtra }) => `${name.toLowerCase()} ${isExtra ? '+' : ''}**${days.from}–${days.to}** business days`))}`;
  });
  return answers(
    `${lines.join('\n')}\n\nTurnaround counts from the approved proof.`,
    shown.map((product) => ({
      entry: product === 'booklet' ? 'Turnaround' : 'Digital',
      place: product === 'booklet' ? 'Booklets' : 'Brochures',
    })),
  );
}
