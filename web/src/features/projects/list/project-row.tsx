import { useId, type ReactNode } from 'react';
import { Archive, ArchiveRestore, Ellipsis, Trash2 } from 'lucide-react';
import type { Project } from '@printpartner/contracts/types';
import { urgencyLooks } from '../../../ui/urgency-looks.ts';
import { useToday } from '../../../platform/time/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { dueNote } from './due.ts';
import type { UnsentProject } from '../../../entities/project/unsent-projects.ts';
import { UnsentMark } from '../../../ui/unsent-mark.tsx';
import { clientName, projectName } from '../../../entities/project/project-form.ts';

export interface RowProps {
  project: Project;
  isSelected: boolean;
  /** Set while this device has text of it that the server lacks. */
  unsent: UnsentProject['state'] | undefined;
  /** Shows its actions. */
  isExpanded: boolean;
  onOpen: () => void;
  onToggle: () => void;
  onDelete: () => void;
}

export function ActiveRow({ onArchive, ...row }: RowProps & { onArchive: () => void }) {
  const due = dueNote(row.project.due_date, useToday());
  return (
    <Row
      {...row}
      when={
        <>
          <span className={urgencyLooks[due.urgency]}>{due.date}</span>
          <span>{due.left}</span>
        </>
      }
    >
      <RowAction label="Archive" row={row} icon={<Archive {...iconLook} />} onClick={onArchive} />
    </Row>
  );
}

export function ArchivedRow({ onRestore, ...row }: RowProps & { onRestore: () => void }) {
  return (
    <Row {...row} when={<span>{dueNote(row.project.due_date, useToday()).date}</span>}>
      <RowAction label="Restore" row={row} icon={<ArchiveRestore {...iconLook} />} onClick={onRestore} />
    </Row>
  );
}

interface RowLook extends RowProps {
  /** Two lines at the right. */
  when: ReactNode;
  /** Actions other than Delete. */
  children: ReactNode;
}

function Row({ when, children, ...row }: RowLook) {
  const id = useId();
  const { project, isSelected, isExpanded } = row;
  const client = clientName(project);
  return (
    <li className={`relative border-b border-rule ${isSelected ? 'bg-cyan-tint' : ''}`}>
      {isSelected && <span aria-hidden className="absolute inset-y-0 left-0 z-1 w-0.75 bg-cyan" />}
      <div className="relative">
        <button
          type="button"
          aria-current={isSelected || undefined}
          onClick={row.onOpen}
          className={`grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-3 pr-[calc(var(--inset)+32px)] pl-(--inset) text-left outline-offset-[-2px]! ${isSelected ? '' : 'hover:bg-sunk'}`}
        >
          <span className="grid gap-y-0.5 self-center">
            <span className="type-body truncate font-semibold">{projectName(project)}</span>
            {client && <span className="type-data truncate text-ink-2">{client}</span>}
            {row.unsent && <UnsentMark state={row.unsent} />}
          </span>
          <span className="type-data grid content-start gap-y-0.5 text-right text-ink-2 *:first:leading-5.5">
            {when}
          </span>
        </button>
        <button
          type="button"
          aria-label={`Actions for ${projectName(project)}`}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={row.onToggle}
          className="absolute inset-y-0 right-[calc(var(--inset)-16px)] grid w-11 place-items-center text-ink-2 outline-offset-[-2px]! hover:text-ink"
        >
          <Ellipsis size={18} strokeWidth={1.6} aria-hidden />
        </button>
      </div>
      <div id={id} hidden={!isExpanded} className="flex gap-2 px-(--inset) pb-3.5">
        {children}
        <RowAction label="Delete" row={row} icon={<Trash2 {...iconLook} />} onClick={row.onDelete} />
      </div>
    </li>
  );
}

interface RowActionProps {
  label: string;
  row: Pick<RowProps, 'project'>;
  icon: ReactNode;
  onClick: () => void;
}

function RowAction({ label, row, icon, onClick }: RowActionProps) {
  return (
    <Button
      variant="outline"
      size="small"
      icon={icon}
      aria-label={`${label} ${projectName(row.project)}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

const iconLook = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const;
