import type { Evaluated } from './evaluate-model.ts';

const MAX_RESPONSE = 300;

/** Right answers by subject, then every wrong one with its faults. */
export function evaluationReport(results: readonly Evaluated[]): string[] {
  const subjects = [...new Set(results.map(({ question: { subject } }) => subject))].toSorted();
  const line = (name: string, of: readonly Evaluated[]) => {
    const right = of.filter(({ faults }) => faults.length === 0).length;
    return `${name.padEnd(16)} ${String(right).padStart(4)} of ${String(of.length).padStart(4)}  ${Math.round((100 * right) / of.length)}%`;
  };
  return [
    ...subjects.map((subject) =>
      line(
        subject,
        results.filter(({ question }) => question.subject === subject),
      ),
    ),
    line('all', results),
    ...results.filter(({ faults }) => faults.length > 0).flatMap((one) => ['', ...wrongAnswer(one)]),
  ];
}

function wrongAnswer({ question: { id, ask }, faults, response }: Evaluated): string[] {
  return [
    `${id}: ${[ask].flat().join(' → ')}`,
    ...faults.map((fault) => `  ${fault}`),
    ...(response === undefined ? [] : [`  > ${response.replace(/\s+/g, ' ').slice(0, MAX_RESPONSE)}`]),
  ];
}
