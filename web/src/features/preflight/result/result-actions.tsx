import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { pathOf } from '../../../platform/api/client.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';

interface ResultActionsProps {
  sessionId: string;
  /** The button that keeps the result with a project. */
  keepAction: ReactNode;
  onNewFile: () => void;
}

/** Keep, reports and new file. */
export function ResultActions({ sessionId, keepAction, onNewFile }: ResultActionsProps) {
  return (
    <div className="mt-6 border-rule bg-sheet lg:sticky lg:bottom-0 lg:-mx-6 lg:mt-auto lg:border-t lg:px-6 lg:py-4">
      {keepAction}
      <div className="grid grid-cols-2 gap-2">
        <a
          href={pathOf('GET /api/preflight/:sessionId/report.pdf', { sessionId })}
          download
          className={`${buttonLook('primary')} px-2! whitespace-nowrap`}
        >
          <Download size={16} strokeWidth={1.6} className="mr-2" aria-hidden />
          Report (PDF)
        </a>
        <Button variant="outline" onClick={onNewFile}>
          New file
        </Button>
      </div>
      <a
        href={pathOf('GET /api/preflight/:sessionId/report.json', { sessionId })}
        download
        className="type-note type-link mt-3 inline-block text-ink-2"
      >
        Report as data (JSON)
      </a>
    </div>
  );
}
