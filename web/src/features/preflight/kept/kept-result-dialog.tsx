import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { KeptResult, PreflightCheck, PreflightResult } from '@printpartner/contracts/types';
import { keptResultQuery } from '../../../entities/preflight-result/kept-results.ts';
import { scanText } from '../../../entities/preflight-result/profiles.ts';
import { keptDate } from '../../../entities/preflight-result/result-text.ts';
import { pathOf } from '../../../platform/api/client.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { JudgedBy } from '../job/judged-by.tsx';
import { CheckList } from '../result/check-list.tsx';
import { FindingDetail } from '../result/finding-detail.tsx';
import { listedChecks } from '../pages/placed-finding.ts';
import { useColumns } from '../result/use-columns.ts';
import { useSelection } from '../result/use-selection.ts';
import { SegmentBar } from '../result/verdict-header.tsx';

export interface KeptResultDialogProps {
  shown: Pick<KeptResult, 'id' | 'filename' | 'mode' | 'profile'> & {
    /** When it was kept, or its file was checked. */
    at: string;
    /** It is that of a version of a project's file. */
    isFileKept: boolean;
  };
  onClose: () => void;
}

/** A kept result: its checks and findings, without the pages. */
export function KeptResultDialog({ shown, onClose }: KeptResultDialogProps) {
  const { id, filename, at, isFileKept } = shown;
  const { data, isError, refetch } = useQuery(keptResultQuery(id));
  return (
    <Dialog
      title={<span className="wrap-anywhere">{filename}</span>}
      description={`${isFileKept ? 'Checked' : 'Kept'} ${keptDate(at)} · ${scanText(shown)}`}
      width={1040}
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <a
            href={pathOf('GET /api/preflight/kept/:id/report.pdf', { id })}
            download
            className={buttonLook('primary')}
          >
            <Download size={16} strokeWidth={1.6} className="mr-2" aria-hidden />
            Report (PDF)
          </a>
        </div>
      }
    >
      {data && <KeptFindings result={data.result} isFileKept={isFileKept} />}
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

function KeptFindings({ result, isFileKept }: { result: PreflightResult; isFileKept: boolean }) {
  const columns = useColumns();
  const detail = useRef<HTMLDivElement>(null);
  const selection = useSelection(listedChecks(result), () => detail.current?.scrollTo(0, 0));
  const { chosen } = selection;

  function chooseInList(check: PreflightCheck) {
    selection.chooseCheck(check);
    // The list is below the finding on a phone.
    if (columns === 1) detail.current?.scrollIntoView({ block: 'start' });
  }

  const list = (
    <div key="list" className="border-rule max-md:border-t md:border-r">
      <CheckList selection={{ ...selection, chooseCheck: chooseInList }} result={result} isScroller={false} />
    </div>
  );
  const findings = (
    <div key="findings" ref={detail} className="px-6 py-5 md:sticky md:top-0 md:self-start">
      {chosen && <FindingDetail result={result} chosen={chosen} selection={selection} />}
    </div>
  );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="flex items-center gap-3">
          <VerdictIcon verdict={result.status} size={28} className="shrink-0" />
          <p className="type-section text-balance">{result.verdict}</p>
        </div>
        <SegmentBar result={result} />
      </div>
      {result.job && (
        <p className="type-data mt-3 text-ink-2">
          <JudgedBy job={result.job} />
        </p>
      )}
      <p className={`type-data text-ink-2 ${result.job ? 'mt-1' : 'mt-3'}`}>
        {isFileKept
          ? 'The file is kept with the project. The report has no pictures of its pages.'
          : 'This result was kept without its file. The report shows the pages that were kept as pictures.'}
      </p>
      <div className="-mx-6 mt-4 -mb-5 grid grid-cols-[minmax(0,1fr)] border-t border-rule md:grid-cols-[324px_minmax(0,1fr)]">
        {columns === 1 ? [findings, list] : [list, findings]}
      </div>
    </>
  );
}
