import type { JobFile, JobFileVersion, SpecSheetSummary } from '@printpartner/contracts/types';
import { VerdictIcon } from '../../ui/verdict.tsx';

type Result = NonNullable<NonNullable<JobFileVersion['check']>['result']>;

/** The latest result of a version's check, with the name of its file. */
export interface VersionResult extends Result {
  filename: string;
}

interface VersionCheckProps {
  file: JobFile;
  version: JobFileVersion;
  /** What a new check would be against; undefined without a sheet. It may order nothing that a file can be checked against. */
  sheet: SpecSheetSummary | undefined;
  /** The spec sheet it was checked against, as it is now; undefined if it was deleted, or isn't known. */
  judgedNow: SpecSheetSummary | undefined;
  onOpen: (result: VersionResult) => void;
  onCheck: () => void;
}

/** What the check of a version found, and against which spec sheet. */
export function VersionCheck({ file, version, sheet, judgedNow, onOpen, onCheck }: VersionCheckProps) {
  const { check } = version;
  const about = <span className="sr-only">{` (${file.name}, version ${version.number})`}</span>;
  const again = (label: string) => (
    <button type="button" onClick={onCheck} className="touch-target type-link text-ink">
      {label}
      {about}
    </button>
  );
  if (!check) {
    return <p className="type-data text-ink-2">Not checked. {again('Check')}</p>;
  }
  if (check.state === 'waiting') return <p className="type-data text-ink-2">Waiting to be checked…</p>;
  if (check.state === 'working') {
    return (
      <p className="type-data text-ink-2">
        {check.pages > 0 ? `Checking page ${check.page} of ${check.pages}…` : 'Checking…'}
      </p>
    );
  }
  const { result } = check;
  if (check.state === 'failed' || !result) {
    return (
      <p className="type-data flex items-start gap-2">
        <VerdictIcon verdict="manual" size={16} className="mt-0.5 shrink-0" />
        <span>
          Not checked: {check.failure ?? 'the check failed.'} {again('Check again')}
        </span>
      </p>
    );
  }
  const isSheetChanged = check.sheet !== null && judgedNow && judgedNow.revision > check.sheet.revision;
  return (
    <div className="grid gap-y-0.5">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen({ ...result, filename: file.name })}
        className="touch-target type-data flex items-start gap-2 text-left text-ink hover:underline"
      >
        <VerdictIcon verdict={result.status} size={16} className="mt-0.5 shrink-0" />
        <span>
          {result.verdict}
          {about}
        </span>
      </button>
      {check.sheet && (
        <p className="type-note wrap-anywhere text-ink-2">
          {isSheetChanged
            ? `Checked against an earlier ${check.sheet.name}. The sheet changed since.`
            : `Checked against ${check.sheet.name}`}{' '}
          {isSheetChanged && again('Check again')}
        </p>
      )}
      {!check.sheet && sheet && sheet.updated_at > result.checkedAt && (
        <p className="type-note wrap-anywhere text-ink-2">
          Checked without a spec sheet. {again(`Check against ${sheet.name}`)}
        </p>
      )}
    </div>
  );
}
