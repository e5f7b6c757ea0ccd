import { pressGuides, pressOf, type PressId } from '@printpartner/print-knowledge/press';
import { answers, type Draft } from '../../skill.ts';

/** Sentences of the guide that say what a press can't do or does less well. */
const LIMITING =
  /\b(?:may band|simulated|cracks|slower|slowly|jam|can’t|flute|less|wastes|few|most of the cost|special grade|smaller than|no heavy)\b/i;

export function drawbacks(id: PressId): Draft | undefined {
  const guide = pressGuides.find(({ press }) => press === id);
  const points = guide
    ? [guide.summary, guide.runNote, ...guide.tiles.flatMap(({ details }) => details)]
    : [];
  const found = points.filter((point) => LIMITING.test(point));
  if (found.length === 0) return undefined;
  return answers(found.map((point) => `- ${point}`).join('\n'), [
    { entry: pressOf(id).name, place: 'Printing Presses' },
  ]);
}
