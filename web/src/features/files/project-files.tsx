import { useEffect, useId, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { FileRoom, JobFile } from '@printpartner/contracts/types';
import { fileSizeText } from '@printpartner/print-knowledge/figures';
import { jobFilesQuery } from '../../entities/job-file/job-file-queries.ts';
import { useUploads } from '../../entities/job-file/upload/uploads.ts';
import { useUser } from '../../entities/session/session-context.ts';
import { specSheetsQuery } from '../../entities/spec-sheet/spec-sheet-queries.ts';
import { whenPageReturns } from '../../platform/documents/page-returns.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { StaleNote } from '../../ui/stale-note.tsx';
import { useFoundFocus } from '../../ui/use-found-focus.ts';
import { useOnline } from '../../ui/use-online.ts';
import { VerdictNote } from '../../ui/verdict.tsx';
import { addFiles, addVersion, type DrawFirstPage, type FilesToAdd } from './add-files.ts';
import { FileRow } from './file-row.tsx';
import { FilesAnnouncer } from './files-announcer.tsx';
import { sheetOfProject } from './order-check.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { UploadRow } from './upload-row.tsx';
import { useFileActions } from './use-file-actions.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { VersionResult } from './version-check.tsx';

interface ProjectFilesProps {
  projectId: string;
  drawFirstPage: DrawFirstPage;
  /** Shows all findings of a version's check. */
  onOpenResult: (result: VersionResult) => void;
}

/** The PDFs of a project, with their versions and checks. */
export function ProjectFiles({ projectId, drawFirstPage, onOpenResult }: ProjectFilesProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const userId = useUser().id;
  // Files change on other devices, too.
  const { data, isError, refetch } = useQuery({ ...jobFilesQuery(projectId), staleTime: 0 });
  useEffect(() => whenPageReturns(() => void refetch()), [refetch]);
  const { data: sheets } = useQuery(specSheetsQuery);
  const uploads = useUploads(projectId);
  const isOnline = useOnline();
  const actions = useFileActions();
  const [renaming, setRenaming] = useState<JobFile | null>(null);
  /** The file that gets what is chosen as a version; null for a new file. */
  const [versionOf, setVersionOf] = useState<JobFile | null>(null);
  const to: FilesToAdd = { queryClient, userId, projectId, drawFirstPage };
  const { isOver, dropProps } = useFileDrop((dropped) => void addFiles(dropped, to));
  const files = data?.files ?? [];
  const rows = [...files, ...uploads];
  useFoundFocus(section, rows.map((row) => row.id).join());

  function choose(file: JobFile | null) {
    setVersionOf(file);
    if (!input.current) return;
    input.current.multiple = file === null;
    input.current.click();
  }

  function add(chosen: readonly File[]) {
    const [first] = chosen;
    if (versionOf && first) addVersion(first, versionOf, to);
    else void addFiles(chosen, to);
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      {...dropProps}
      className={`relative mt-7 border-t border-ink pt-4 ${isOver ? 'outline-2 outline-offset-8 outline-cyan outline-dashed' : 'outline-none'}`}
    >
      <div className="mb-1 flex min-h-8 items-center justify-between gap-4">
        <h2 id={id} className="type-heading">
          Files
        </h2>
        {isOver && <span className="type-data text-cyan">Drop PDFs to add them</span>}
        {!isOver && rows.length > 0 && <AddButton onClick={() => choose(null)} />}
      </div>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        multiple
        aria-label={versionOf ? `New version of ${versionOf.name}` : 'PDF files'}
        hidden
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // Otherwise choosing the same file again would fire no change event.
          currentTarget.value = '';
          add(chosen);
        }}
      />
      {data && <RoomNote room={data.room} />}
      {isError && data && <StaleNote onRetry={() => void refetch()} className="pt-2" />}
      {isError && !data && (
        <p className="type-data py-3 text-ink-2">
          {isOnline
            ? 'The files did not load. '
            : 'Offline. The files of this project show when you’re back online.'}
          {isOnline && (
            <button type="button" onClick={() => void refetch()} className="touch-target type-link text-ink">
              Try again
            </button>
          )}
        </p>
      )}
      {!data && !isError && (
        <div className="py-4">
          <SkeletonLines label="Loading files" widths={['64%', '48%']} />
        </div>
      )}
      {rows.length === 0 && data && (
        <>
          <p className="type-data mb-3 text-ink-2">
            Add the PDFs of this job. Every version is kept and checked
            <span className="max-md:hidden">; you can also drop them here</span>.
          </p>
          <AddButton onClick={() => choose(null)} />
        </>
      )}
      {rows.length > 0 && (
        <ul className="mt-1.5 border-t border-rule">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              sheets={sheets}
              sheet={sheetOfProject(sheets, projectId)}
              onAddVersion={choose}
              onRename={setRenaming}
              onRemove={(removed) => void actions.removeFile(removed)}
              onRemoveVersion={(of, version) => void actions.removeVersion(of, version)}
              onCheck={(of, version) => void actions.check(of, version)}
              onOpen={onOpenResult}
            />
          ))}
        </ul>
      )}
      <FilesAnnouncer files={files} uploads={uploads} />
      {renaming && <RenameDialog file={renaming} onClose={() => setRenaming(null)} />}
    </section>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="outline"
      size="small"
      icon={<Plus size={15} strokeWidth={1.6} aria-hidden />}
      onClick={onClick}
    >
      Add file
    </Button>
  );
}

/** From this share on, the room is shown. */
const NEARLY_FULL = 0.8;

function RoomNote({ room: { usedBytes, limitBytes } }: { room: FileRoom }) {
  if (usedBytes < limitBytes * NEARLY_FULL) return null;
  const used = `${fileSizeText(usedBytes)} of ${fileSizeText(limitBytes)} used`;
  if (usedBytes < limitBytes) return <p className="type-note text-ink-2">{used}</p>;
  return (
    <div className="py-2">
      <VerdictNote verdict="warning">
        {used}. Remove files or earlier versions to make room. Their room is free a day later.
      </VerdictNote>
    </div>
  );
}
