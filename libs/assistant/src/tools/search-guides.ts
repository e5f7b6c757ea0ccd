import type { EntrySearch } from '@printpartner/print-search/search';
import { z } from 'zod';
import { sourceTitle } from '../retrieval/guide-entries.ts';
import { defineTool, type Tool } from './tool.ts';

const MAX_FOUND = 6;
const MAX_LINES = 12;
const MAX_LINE = 300;

/** An entry of the guides as a model reads it. */
export interface GuideEntry {
  /** `100# Cover, Paper By Weight`, as sources are titled. */
  title: string;
  /** `Paper & Envelope Types › Paper By Weight`. */
  place: string;
  /** Path and query of the screen that shows it. */
  address: string;
  facts: readonly string[];
}

/** The entries that fit a query best, shortened. */
export function guideEntries(search: EntrySearch, query: string, limit = MAX_FOUND): GuideEntry[] {
  return search.find(query, limit).map(({ entry }) => ({
    title: sourceTitle(entry),
    place: entry.path.join(' › '),
    address: entry.address,
    facts: entry.lines.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_LINE)),
  }));
}

/** Searches the guides, checklists and calculators by trade words. */
export const searchGuides = (search: EntrySearch): Tool =>
  defineTool({
    name: 'search_guides',
    title: 'Searching the guides',
    description:
      'Searches the print guides: papers, weights, coatings, bindings, folds, envelopes, mail rules, presses, prices, file setup, preflight, how this app works. Call it for every fact that no calculator gives. Link to the address of what you use.',
    arguments: z.object({
      query: z.string().min(1).max(200).describe('Trade words, such as "saddle stitch page count"'),
    }),
    run({ query }) {
      const entries = guideEntries(search, query);
      if (entries.length === 0) return { error: `The guides have nothing about “${query}”.` };
      return {
        result: { entries },
        sources: entries.map(({ title, address }) => ({ title, address })),
        isChoice: true,
      };
    },
  });
