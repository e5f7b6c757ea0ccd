import type { ChatSource, ChatWorking } from '@printpartner/contracts/types';
import type { SearchEntry } from '@printpartner/print-search/entries';
import { searchOf } from '@printpartner/print-search/search';
import { calculators } from './calculators.ts';
import { guideEntries, searchGuides, type GuideEntry } from './search-guides.ts';
import type { Tool } from './tool.ts';

/** What a called tool gives. */
export interface ToolReply {
  /** JSON for the model: the result, or `{ "error": "…" }`. */
  content: string;
  working?: ChatWorking;
  sources: readonly ChatSource[];
  /** The sources are a choice, of which the answer cites what it links to. */
  isChoice: boolean;
}

/** The tools of a language model. */
export interface Toolbox {
  tools: readonly Tool[];
  /** @param args JSON as the model wrote it; if it can't be read, the reply says so */
  run: (name: string, args: string) => ToolReply;
  /** The entries of the guides that fit a question, for the prompt. */
  entriesFor: (question: string, limit: number) => GuideEntry[];
  /** Whether a path and query lead to an entry of the guides. */
  hasAddress: (address: string) => boolean;
}

/** Characters that are searched for from the beginning of a long question. */
const MAX_QUERY = 1_000;

/** All calculators, and the search of these entries. */
export function createToolbox(entries: readonly SearchEntry[]): Toolbox {
  const search = searchOf(entries);
  const tools = [searchGuides(search), ...calculators];
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const addresses = new Set(entries.map(({ address }) => address));
  return {
    tools,
    run(name, args) {
      const tool = byName.get(name);
      if (!tool) return failed(`There is no tool “${name}”.`);
      const given = parsed(args);
      if (given === undefined) return failed('The arguments are not a JSON object.');
      const found = tool.run(given);
      if ('error' in found) return failed(found.error);
      const { result, working, sources, isChoice = false } = found;
      return { content: JSON.stringify(result), ...(working && { working }), sources, isChoice };
    },
    entriesFor: (question, limit) => guideEntries(search, question.slice(0, MAX_QUERY), limit),
    hasAddress: (address) => addresses.has(address),
  };
}

const failed = (error: string): ToolReply => ({
  content: JSON.stringify({ error }),
  sources: [],
  isChoice: false,
});

/** Models write no arguments as an empty text. */
function parsed(args: string): object | undefined {
  try {
    const value: unknown = JSON.parse(args.trim() || '{}');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
