import type { ChatAnswer, ChatSource } from '@printpartner/contracts/types';

/** Sources, of which a calculator opens as the arithmetic filled it in. */
export const filledSources = (
  sources: readonly ChatSource[],
  workings: ChatAnswer['workings'],
): ChatSource[] =>
  sources.map((source) => {
    const id = calculatorOf(source.address);
    const filled = workings.find(({ opens }) => id !== null && opens && calculatorOf(opens) === id);
    return filled?.opens === undefined ? source : { ...source, address: filled.opens };
  });

const calculatorOf = (address: string): string | null =>
  address.startsWith('/?') ? new URLSearchParams(address.slice(2)).get('calculators') : null;
