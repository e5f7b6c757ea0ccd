import type { SearchEntry } from '@printpartner/print-search/entries';
import type { GuideEntries } from './guide-entries.ts';

/** An entry with at most this many lines is quoted whole. */
const SHORT_ENTRY = 6;
const MAX_LINES = 4;

/**
 * An entry as Markdown.
 * @param best places of its lines, those that match best first
 */
export function quotationOf(entry: SearchEntry, best: readonly number[], guides: GuideEntries): string {
  const { title, lines, path } = entry;
  const place = path.at(-1);
  const heading = place === undefined || place === title ? `**${title}**` : `**${title}** (${place})`;
  if (lines.length === 0) {
    const below = guides.childrenOf(entry).map((child) => child.title);
    return below.length === 0 ? heading : `${heading}: ${below.join(', ')}.`;
  }
  if (lines.length === 1) return `${heading}: ${lines[0]}`;
  const most = lines.length <= SHORT_ENTRY ? lines.length : MAX_LINES;
  const chosen = new Set([...best, ...lines.keys()].slice(0, most));
  const quoted = lines.filter((_line, at) => chosen.has(at));
  return `${heading}\n\n${quoted.map((line) => `- ${line}`).join('\n')}`;
}
