import { useId, useRef, useState, type ReactNode } from 'react';
import {
  ChevronDown,
  Download,
  Ellipsis,
  FilePlus2,
  FileText,
  PenLine,
  RefreshCw,
  Trash2,
} from 'lucide-react';
import type { JobFile, JobFileVersion, SpecSheetSummary } from '@printpartner/contracts/types';
import { newestOf } from '../../entities/job-file/job-file-queries.ts';
import { pathOf } from '../../platform/api/client.ts';
import { useNow } from '../../platform/time/use-now.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { useFold } from '../../ui/use-fold.ts';
import { useFoundFocus } from '../../ui/use-found-focus.ts';
import { versionText } from './file-text.ts';
import { VersionCheck, type VersionResult } from './version-check.tsx';

interface FileActions {
  onAddVersion: (file: JobFile) => void;
  onRename: (file: JobFile) => void;
  onRemove: (file: JobFile) => void;
  onRemoveVersion: (file: JobFile, version: JobFileVersion) => void;
  onCheck: (file: JobFile, version: JobFileVersion) => void;
  /** Shows all findings. */
  onOpen: (result: VersionResult) => void;
}

interface FileRowProps extends FileActions {
  file: JobFile;
  /** The user's spec sheets; undefined while loading. */
  sheets: readonly SpecSheetSummary[] | undefined;
  /** The one that files of this project are checked against. */
  sheet: SpecSheetSummary | undefined;
}

/** A file with its newest version. Actions and earlier versions unfold below. */
export function FileRow({ file, sheets, sheet, ...actions }: FileRowProps) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const now = useNow();
  const newest = newestOf(file);
  const earlier = file.versions.slice(1);
  const judgedNow = (version: JobFileVersion) => sheets?.find((one) => one.id === version.check?.sheet?.id);
  const checkOf = (version: JobFileVersion) => (
    <VersionCheck
      file={file}
      version={version}
      sheet={sheet}
      judgedNow={judgedNow(version)}
      onOpen={actions.onOpen}
      onCheck={() => actions.onCheck(file, version)}
    />
  );
  return (
    <li className="border-b border-rule py-3.5">
      <div className="grid grid-cols-[52px_minmax(0,1fr)_auto] gap-x-3.5">
        <Thumbnail version={newest} />
        <div className="grid min-w-0 content-start gap-y-1">
          <h3 className="type-body font-semibold wrap-anywhere">{file.name}</h3>
          <VersionLine file={file} version={newest} now={now} />
          {checkOf(newest)}
        </div>
        <button
          type="button"
          aria-label={`Actions for ${file.name}`}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
          className="-mt-2.5 -mr-3 grid size-11 place-items-center text-ink-2 hover:text-ink"
        >
          <Ellipsis size={18} strokeWidth={1.6} aria-hidden />
        </button>
      </div>
      <div
        id={id}
        hidden={!isExpanded}
        className="flex flex-wrap gap-2 pt-3 md:pl-16.5 desk:pl-0 print:hidden"
      >
        <Action
          label="New version"
          about={`of ${file.name}`}
          icon={<FilePlus2 {...iconLook} />}
          onClick={() => actions.onAddVersion(file)}
        />
        <a
          href={contentsOf(newest)}
          download={file.name}
          className={`${buttonLook('outline', 'small')} gap-2`}
        >
          <Download {...iconLook} />
          <span>
            Download<span className="sr-only"> {file.name}</span>
          </span>
        </a>
        <Action
          label="Rename"
          about={file.name}
          icon={<PenLine {...iconLook} />}
          onClick={() => actions.onRename(file)}
        />
        {newest.check?.state !== 'waiting' && newest.check?.state !== 'working' && (
          <Action
            label={newest.check ? 'Check again' : 'Check'}
            about={file.name}
            icon={<RefreshCw {...iconLook} />}
            onClick={() => actions.onCheck(file, newest)}
          />
        )}
        <Action
          label="Remove"
          about={file.name}
          icon={<Trash2 {...iconLook} />}
          onClick={() => actions.onRemove(file)}
        />
      </div>
      {earlier.length > 0 && (
        <EarlierVersions file={file} count={earlier.length}>
          {earlier.map((version) => (
            <li key={version.id} className="grid gap-y-1 border-t border-rule py-2.5">
              <VersionLine file={file} version={version} now={now} />
              {checkOf(version)}
              <p className="type-data flex gap-x-4 *:py-0.5 print:hidden">
                <a href={contentsOf(version)} download={version.filename} className="touch-target type-link">
                  Download
                  <About file={file} version={version} />
                </a>
                <button
                  type="button"
                  onClick={() => actions.onRemoveVersion(file, version)}
                  className="touch-target type-link"
                >
                  Remove
                  <About file={file} version={version} />
                </button>
              </p>
            </li>
          ))}
        </EarlierVersions>
      )}
    </li>
  );
}

const iconLook = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const;

const contentsOf = ({ id }: JobFileVersion): string => pathOf('GET /api/files/versions/:id/contents', { id });

interface VersionProps {
  file: JobFile;
  version: JobFileVersion;
}

/** Its facts, with the name it was uploaded with if that was another one. */
function VersionLine({ file, version, now }: VersionProps & { now: Date }) {
  return (
    <p className="type-data wrap-anywhere text-ink-2">
      {versionText(version, now)}
      {version.filename !== file.name && <span className="block">Uploaded as {version.filename}</span>}
    </p>
  );
}

function About({ file, version }: VersionProps) {
  return <span className="sr-only">{` version ${version.number} of ${file.name}`}</span>;
}

/** The first page, or a blank sheet until the browser has drawn it. */
function Thumbnail({ version }: { version: JobFileVersion }) {
  const [failedId, setFailedId] = useState<string | null>(null);
  const { id, hasPicture } = version;
  return (
    <span className="grid h-16 w-13 place-items-center overflow-hidden rounded-mark bg-board p-1">
      {hasPicture && failedId !== id ? (
        <img
          key={id}
          src={pathOf('GET /api/files/versions/:id/picture', { id })}
          alt=""
          onError={() => setFailedId(id)}
          className="max-h-14 max-w-11 bg-white"
        />
      ) : (
        <FileText size={20} strokeWidth={1.6} className="text-ink-3" aria-hidden />
      )}
    </span>
  );
}

interface ActionProps {
  label: string;
  about: string;
  icon: ReactNode;
  onClick: () => void;
}

function Action({ label, about, icon, onClick }: ActionProps) {
  return (
    <Button variant="outline" size="small" icon={icon} onClick={onClick}>
      <span>
        {label}
        <span className="sr-only"> {about}</span>
      </span>
    </Button>
  );
}

interface EarlierVersionsProps {
  file: JobFile;
  count: number;
  children: ReactNode;
}

function EarlierVersions({ file, count, children }: EarlierVersionsProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, toggle] = useFold();
  useFoundFocus(list, String(count));
  return (
    <div className="pt-1.5 pl-16.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="touch-target type-data inline-flex items-center gap-1.5 text-ink-2 hover:text-ink"
      >
        <ChevronDown
          size={15}
          strokeWidth={1.6}
          className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden
        />
        <span>
          {`${count} earlier ${count === 1 ? 'version' : 'versions'}`}
          <span className="sr-only"> of {file.name}</span>
        </span>
      </button>
      <ul ref={list} id={id} hidden={!isOpen} tabIndex={-1} className="mt-1.5 outline-none">
        {children}
      </ul>
    </div>
  );
}
