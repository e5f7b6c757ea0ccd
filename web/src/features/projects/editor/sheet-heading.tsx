import { Badge } from '../../../ui/badge.tsx';
import { instantText } from '../list/due.ts';
import { localStore } from '../../../platform/storage/browser-storage.ts';
import { useOnline } from '../../../ui/use-online.ts';
import { projectFields, projectLabels, projectName } from '../../../entities/project/project-form.ts';
import type { ProjectView } from './project-desk.ts';

const HEADING_ID = 'project-heading';

interface SheetHeadingProps {
  view: ProjectView;
  isLoading: boolean;
  /** Why no new project can be saved; undefined while there is room. */
  limit: string | undefined;
  onRestore: () => void;
}

/** The name of the job, and whether it is saved. */
export function SheetHeading({ view, isLoading, limit, onRestore }: SheetHeadingProps) {
  const isOnline = useOnline();
  const hasFailed = hasFailedSave(view);
  const state = stateText(view, isLoading, isOnline) || (view.record ? '' : limit);
  return (
    <div className="mt-6 mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <div className="flex max-w-full min-w-0 items-center gap-2.5">
        <h2 id={HEADING_ID} tabIndex={-1} className="type-heading min-w-0 truncate outline-none">
          {titleOf(view)}
        </h2>
        {view.record?.archived && (
          <>
            <Badge>Archived</Badge>
            <button type="button" onClick={onRestore} className="touch-target type-data type-link">
              Restore
            </button>
          </>
        )}
      </div>
      <span className={`type-note md:text-right ${hasFailed ? 'font-semibold text-warning' : 'text-ink-3'}`}>
        {/* Screen readers announce failures only; the other states change too often. */}
        <span aria-live="polite">{hasFailed && state}</span>
        {!hasFailed && state}
      </span>
    </div>
  );
}

/** Moves the focus to the form of a job that was opened. */
export function focusHeading(): void {
  document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
}

function titleOf({ record, form }: ProjectView): string {
  const name = form.projectNameType.trim();
  if (name !== '') return name;
  return record ? projectName(record) : 'Project 1';
}

function hasFailedSave({ failure, errors, conflicts, isSaving, isDirty }: ProjectView): boolean {
  const waits = failure !== null || [errors, conflicts].some((faults) => Object.keys(faults).length > 0);
  return waits && !isSaving && isDirty;
}

const WAITS = 'Saved on this device. Sends when the network is back.';

function stateText(view: ProjectView, isLoading: boolean, isOnline: boolean): string {
  const { record, form, isDirty, isDue, isSaving } = view;
  if (!isOnline && isDue && !localStore.isBlocked()) return WAITS;
  if (isSaving) return 'Saving…';
  if (hasFailedSave(view)) return troubleText(view);
  if (!record && isDirty && form.projectNameType.trim() === '')
    return 'On this device only, until it has a name or you save it.';
  if (isDirty) return 'Unsaved changes';
  if (record) return `Saved ${instantText(record.updated_at)}`;
  return isLoading ? 'Loading project…' : '';
}

/** Why it is not saved, where the user has to do something. */
function troubleText({ failure, conflicts }: ProjectView): string {
  if (failure === 'gone') return 'Deleted elsewhere. Save Project saves it as a new one.';
  const contested = projectFields.filter((field) => conflicts[field] !== undefined);
  if (contested.length === 0) return 'Not saved yet';
  return `Changed elsewhere, too: ${contested.map((field) => projectLabels[field]).join(', ')}. Choose what to keep.`;
}
