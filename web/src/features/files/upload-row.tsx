import { percentText, fileSizeText } from '@printpartner/print-knowledge/figures';
import {
  cancelUpload,
  type JobUpload,
  retryUpload,
  useUploads,
} from '../../entities/job-file/upload/uploads.ts';
import { VerdictIcon } from '../../ui/verdict.tsx';

/** The uploads to the files of a project, where the files themselves aren't shown. */
export function ProjectUploads({ projectId }: { projectId: string }) {
  const uploads = useUploads(projectId);
  if (uploads.length === 0) return null;
  return (
    <ul className="mb-3 border-t border-rule">
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

/** An upload under way, or one that failed. */
export function UploadRow({ upload }: { upload: JobUpload }) {
  const { id, filename, versionOf, size, sent, state, failure, isRefused } = upload;
  const isFailed = state === 'failed';
  return (
    <li className="border-b border-rule py-3">
      <div className="flex items-baseline justify-between gap-3">
        <p className="type-body min-w-0 truncate font-semibold" title={filename}>
          {filename}
        </p>
        <span className="flex shrink-0 gap-3 *:py-0.5">
          {isFailed && !isRefused && (
            <RowLink label="Try again" filename={filename} onClick={() => retryUpload(id)} />
          )}
          <RowLink
            label={isFailed ? 'Dismiss' : 'Cancel'}
            filename={filename}
            onClick={() => cancelUpload(id)}
          />
        </span>
      </div>
      {versionOf !== undefined && (
        <p className="type-note wrap-anywhere text-ink-2">As a new version of {versionOf}</p>
      )}
      {isFailed ? (
        <p className="type-data mt-1 flex items-start gap-2">
          <VerdictIcon verdict="fail" size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{failure}</span>
        </p>
      ) : (
        <>
          <progress
            aria-label={`Upload of ${filename}`}
            max={size}
            value={sent}
            className="mt-2 block h-1 w-full appearance-none overflow-hidden rounded-mark bg-rule [&::-moz-progress-bar]:bg-cyan [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-cyan"
          />
          <p className="type-note mt-1.5 flex flex-wrap justify-between gap-x-3 text-ink-2">
            <span>{stepText(upload)}</span>
            <span className="tabular-nums">{progressText(upload)}</span>
          </p>
        </>
      )}
    </li>
  );
}

/** `45% · 5.6 MB of 12.4 MB`; 100% only once all is sent. */
function progressText({ sent, size }: JobUpload): string {
  if (sent === 0) return fileSizeText(size);
  const percent = percentText(Math.floor((sent / size) * 100) / 100);
  return `${percent} · ${fileSizeText(sent)} of ${fileSizeText(size)}`;
}

/** What an upload does now. */
export function stepText({ state, filename, isContinued }: JobUpload): string {
  if (state === 'queued') return 'Waiting for the files before it…';
  if (state === 'waiting') return 'Waiting for the connection…';
  if (state === 'finishing') return 'Finishing…';
  return isContinued ? `Continuing the upload of ${filename}…` : 'Uploading…';
}

interface RowLinkProps {
  label: string;
  filename: string;
  onClick: () => void;
}

function RowLink({ label, filename, onClick }: RowLinkProps) {
  return (
    <button type="button" onClick={onClick} className="touch-target type-data type-link">
      {label}
      <span className="sr-only"> {label === 'Cancel' ? `the upload of ${filename}` : filename}</span>
    </button>
  );
}
