import { useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import type { PreflightResult } from '@printpartner/contracts/types';
import { pathOf } from '../../../platform/api/client.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { downloadReport } from '../report/download-report.ts';

interface ResultActionsProps {
  result: PreflightResult;
  file: File;
  password: string | undefined;
  /** The button that keeps the result with a project. */
  keepAction: ReactNode;
  onNewFile: () => void;
}

/** Keep, reports and new file. */
export function ResultActions({ result, file, password, keepAction, onNewFile }: ResultActionsProps) {
  const { sessionId } = result;
  const [isWriting, setWriting] = useState(false);

  async function report() {
    setWriting(true);
    try {
      const missing = await downloadReport(result, file, password);
      if (missing) toast({ title: 'Report saved without pictures of the pages', description: missing });
    } catch (error) {
      const description = failureText(error, 'Something went wrong on the server. Try again.');
      toast({ title: 'No report', description, variant: 'destructive' });
    } finally {
      setWriting(false);
    }
  }

  return (
    <div className="mt-6 border-rule bg-sheet lg:sticky lg:bottom-0 lg:-mx-6 lg:mt-auto lg:border-t lg:px-6 lg:py-4">
      {keepAction}
      <div className="grid grid-cols-2 gap-2">
        <Button
          busy={isWriting}
          busyLabel="Writing..."
          className="px-2! whitespace-nowrap"
          icon={<Download size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => void report()}
        >
          Report (PDF)
        </Button>
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
