import { CornerDownRight } from 'lucide-react';

const samples = [
  'What paper weight should I use for business cards?',
  'What’s the most economical size for 5,000 brochures?',
  'What are the USPS mailing requirements for postcards?',
];

/** Shown before the first question. */
export function Welcome({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div className="mx-auto grid w-full max-w-150 gap-6 py-6 md:py-16">
      <div className="grid gap-2">
        <h3 className="type-title">Welcome. What are you printing?</h3>
        <p className="type-answer text-pretty text-ink-2">
          Ask about paper, binding, sizes, rough prices, files or mailing. You get the figure, how it was
          worked out, and where it comes from.
        </p>
      </div>
      <ul aria-label="Sample questions" className="grid gap-2">
        {samples.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="type-body flex min-h-12 w-full items-center gap-3 rounded-sheet border border-rule bg-sheet px-4 py-3 text-left hover:border-edge"
            >
              <CornerDownRight size={16} strokeWidth={1.6} aria-hidden className="shrink-0 text-ink-3" />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
