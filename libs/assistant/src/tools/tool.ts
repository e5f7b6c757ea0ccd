import type { ChatSource, ChatWorking } from '@printpartner/contracts/types';
import { z } from 'zod';
import { NoResult, NoStock } from './typed-arguments.ts';

/** What a tool found. */
export interface Found {
  /** For the model, sent as JSON. Figures are texts with their unit: `0.31 oz`. */
  result: Readonly<Record<string, unknown>>;
  working?: ChatWorking;
  /** What the answer cites if it uses this. */
  sources: readonly ChatSource[];
  /** The sources are a choice, of which the answer cites what it links to. */
  isChoice?: boolean;
}

/** Nothing found, with the reason as a sentence for the model. */
export interface NotFound {
  error: string;
}

/** A calculator or the search, as a function that a language model can call. */
export interface Tool {
  /** `postage`, unique. */
  name: string;
  /** What the user sees while it runs: `Looking up postage`. */
  title: string;
  /** What the tool calculates and when to call it, for the model. */
  description: string;
  /** JSON schema of the arguments. */
  parameters: Readonly<Record<string, unknown>>;
  /** Never throws on wrong arguments: the model gets their errors and can try again. */
  run: (args: unknown) => Found | NotFound;
}

/** A tool whose arguments the schema describes and checks. */
export function defineTool<Schema extends z.ZodObject>(tool: {
  name: string;
  title: string;
  description: string;
  arguments: Schema;
  run: (args: z.output<Schema>) => Found | NotFound;
}): Tool {
  const { $schema: _draft, ...parameters } = z.toJSONSchema(tool.arguments, { io: 'input' });
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    parameters,
    run(args) {
      const checked = tool.arguments.safeParse(args);
      if (!checked.success) return { error: checked.error.issues.map(problemText).join(' ') };
      try {
        return tool.run(checked.data);
      } catch (error) {
        if (error instanceof NoResult || error instanceof NoStock) return { error: error.message };
        throw error;
      }
    },
  };
}

const problemText = ({ path, message }: z.core.$ZodIssue): string =>
  `${path.length > 0 ? `${path.join('.')}: ` : ''}${message}.`;
