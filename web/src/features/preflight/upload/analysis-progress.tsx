import type { AnalysisProgress } from '../api/analyze-pdf.ts';
import { megabytes } from './file-rules.ts';

export function AnalysisProgressBar({ progress }: { progress: AnalysisProgress }) {
  const { text, share } = readProgress(progress);
  return (
    <div>
      <p className="type-data flex justify-between gap-4">
        <span className="font-semibold">{progress.step === 'sending' ? 'Uploading' : 'Checking pages'}</span>
        <span className="text-ink-2">{text}</span>
      </p>
      <progress
        aria-label="Analysis"
        aria-valuetext={text}
        // A bar without a value is indeterminate.
        value={share ?? undefined}
        className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-mark bg-rule [&::-moz-progress-bar]:bg-cyan [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-cyan [&::-webkit-progress-value]:transition-[width]"
      />
      <p aria-live="polite" className="sr-only">
        {announce(progress, share)}
      </p>
    </div>
  );
}

function readProgress(progress: AnalysisProgress): { text: string; share: number | null } {
  if (progress.step === 'sending') {
    const { sent, total } = progress;
    return { text: `${megabytes(sent)} of ${megabytes(total)}`, share: total > 0 ? sent / total : 0 };
  }
  const { page, pages } = progress;
  if (pages === 0) return { text: 'Opening the file', share: null };
  return { text: `${page} of ${pages} ${pages === 1 ? 'page' : 'pages'}`, share: page / pages };
}

const quarters = ['', ' a quarter done', ' half done', ' three quarters done', ' done'];

/** Screen readers hear each quarter only: announcing every page would be too much. */
function announce({ step }: AnalysisProgress, share: number | null): string {
  const what = step === 'sending' ? 'Uploading' : 'Analyzing PDF...';
  return `${what}${quarters[Math.floor((share ?? 0) * 4)] ?? ''}`;
}
