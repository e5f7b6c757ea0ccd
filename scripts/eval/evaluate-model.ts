import { askAll, type EvaluatedQuestion, faultsOf } from '@printpartner/assistant/evaluation';
import type { ChatAnswer, ChatEvent, ChatTurn } from '@printpartner/contracts';

/** A question with what is wrong with the model's answer. */
export interface Evaluated {
  question: EvaluatedQuestion;
  /** Empty if the answer is right. */
  faults: readonly string[];
  /** Undefined if there was no answer. */
  response: string | undefined;
  seconds: number;
}

/** Answers as `ModelAnswerer` does. */
export interface EvaluatedAnswerer {
  answer: (call: {
    question: { message: string; conversationHistory: ChatTurn[] };
    source: string;
    userId: string;
    requestId: string;
    signal: AbortSignal;
  }) => AsyncIterable<ChatEvent>;
}

/** Asks a model all questions, a few at a time. What kind an answer is, a model doesn't say, so it isn't judged. */
export async function evaluateModel(
  answerer: EvaluatedAnswerer,
  questions: readonly EvaluatedQuestion[],
  {
    atOnce = 4,
    onEvaluated = () => undefined,
  }: { atOnce?: number; onEvaluated?: (one: Evaluated) => void } = {},
): Promise<Evaluated[]> {
  const waiting = questions.entries();
  const results: Evaluated[] = [];
  const work = async () => {
    for (const [place, question] of waiting) {
      const evaluated = await evaluate(answerer, question);
      results[place] = evaluated;
      onEvaluated(evaluated);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

async function evaluate(answerer: EvaluatedAnswerer, question: EvaluatedQuestion): Promise<Evaluated> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1_000;
  try {
    const answer = await askAll(question, (message, history) => wholeAnswer(answerer, message, history));
    const { kind: _kind, ...judged } = question;
    return { question, faults: faultsOf(judged, answer), response: answer.response, seconds: seconds() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { question, faults: [`no answer: ${reason}`], response: undefined, seconds: seconds() };
  }
}

async function wholeAnswer(
  answerer: EvaluatedAnswerer,
  message: string,
  history: readonly ChatTurn[],
): Promise<ChatAnswer> {
  const events = answerer.answer({
    question: { message, conversationHistory: [...history] },
    source: 'evaluation',
    userId: '',
    requestId: 'evaluation',
    signal: new AbortController().signal,
  });
  for await (const event of events) if (event.type === 'done') return event.answer;
  throw new Error('the answer has no end');
}
