import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { KeptResult } from '@printpartner/contracts/types';
import { pathOf } from '../../../platform/api/client.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { keptResultQuery } from '../api/kept-results.ts';
import { KeptFindings } from './kept-findings.tsx';
import { keptDate, keptScan } from './kept-words.ts';

/** A kept result, to be read: its checks and findings, without the pages. */
export default function KeptResultDialog({ kept, onClose }: { kept: KeptResult; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(keptResultQuery(kept.id));
  return (
    <Dialog
      title={<span className="wrap-anywhere">{kept.filename}</span>}
      description={`Kept ${keptDate(kept)} · ${keptScan(kept)}`}
      width={1040}
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <a
            href={pathOf('GET /api/preflight/kept/:id/report.pdf', { id: kept.id })}
            download
            className={buttonLook('primary')}
          >
            <Download size={16} strokeWidth={1.6} className="mr-2" aria-hidden />
            Report (PDF)
          </a>
        </div>
      }
    >
      {data && <KeptFindings result={data.result} />}
      {!data && !isError && (
        <SkeletonLines label="Loading the result" widths={['56%', '72%', '64%', '48%', '60%']} />
      )}
      {isError && (
        <p className="type-data text-ink-2">
          The result did not load.{' '}
          <button type="button" onClick={() => void refetch()} className="touch-target type-link text-ink">
            Try again
          </button>
        </p>
      )}
    </Dialog>
  );
}
