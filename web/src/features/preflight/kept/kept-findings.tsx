import { useRef } from 'react';
import type { PreflightCheck, PreflightResult } from '@printpartner/contracts/types';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { CheckList } from '../result/check-list.tsx';
import { checksMade } from '../result/checks-made.ts';
import { FindingDetail } from '../result/finding-detail.tsx';
import { SegmentBar } from '../result/segment-bar.tsx';
import { useColumns } from '../result/use-columns.ts';
import { useSelection } from '../result/use-selection.ts';

/** The list of checks and what each has found, without the pages that it was found on. */
export function KeptFindings({ result }: { result: PreflightResult }) {
  const columns = useColumns();
  const detail = useRef<HTMLDivElement>(null);
  const selection = useSelection(checksMade(result), () => detail.current?.scrollTo(0, 0));
  const { chosen } = selection;

  function chooseInList(check: PreflightCheck) {
    selection.chooseCheck(check);
    // On a phone the list is below what it opens.
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
      <p className="type-data mt-3 text-ink-2">
        The file itself was not kept, so there are no pages to show.
      </p>
      <div className="-mx-6 mt-4 -mb-5 grid grid-cols-[minmax(0,1fr)] border-t border-rule md:grid-cols-[324px_minmax(0,1fr)]">
        {columns === 1 ? [findings, list] : [list, findings]}
      </div>
    </>
  );
}
