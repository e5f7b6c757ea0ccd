import { useState } from 'react';
import type { JobFile } from '@printpartner/contracts/types';
import { percentText } from '@printpartner/print-knowledge/figures';
import { newestOf } from '../../entities/job-file/job-file-queries.ts';
import type { JobUpload } from '../../entities/job-file/upload/uploads.ts';
import { stepText } from './upload-row.tsx';

interface FilesAnnouncerProps {
  files: readonly JobFile[];
  uploads: readonly JobUpload[];
}

/** Reads out how uploads get on, at every quarter, and what checks found. Toasts say how uploads end. */
export function FilesAnnouncer({ files, uploads }: FilesAnnouncerProps) {
  const states = files.map((file) => ({ file, check: newestOf(file).check }));
  const unfinished = new Set(
    states.flatMap(({ file, check }) =>
      check?.state === 'waiting' || check?.state === 'working' ? [file.id] : [],
    ),
  );
  const [known, setKnown] = useState({ unfinished, finished: '' });
  if ([...unfinished].join() !== [...known.unfinished].join()) {
    const finished = states
      .filter(({ file }) => known.unfinished.has(file.id) && !unfinished.has(file.id))
      .map(({ file, check }) => `${file.name}: ${check?.result?.verdict ?? check?.failure ?? 'Not checked'}`);
    setKnown({ unfinished, finished: finished.join('. ') });
  }
  const upload = uploads.find(({ state }) => state !== 'queued' && state !== 'failed');
  return (
    <output aria-live="polite" className="sr-only">
      {upload ? uploadText(upload) : known.finished}
    </output>
  );
}

const QUARTERS = 4;

function uploadText(upload: JobUpload): string {
  if (upload.state !== 'sending') return `${upload.filename}: ${stepText(upload)}`;
  const quarter = Math.floor((upload.sent / upload.size) * QUARTERS) / QUARTERS;
  const begun = upload.isContinued ? 'Continuing the upload of' : 'Uploading';
  return `${begun} ${upload.filename}: ${percentText(quarter)}`;
}
