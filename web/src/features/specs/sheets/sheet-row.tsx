import { useId, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Copy, Ellipsis, FolderInput, PencilLine, Scale, Trash2 } from 'lucide-react';
import { specSlots, type SpecKind } from '@printpartner/contracts/spec-fields';
import type { Project, QuoteCounts } from '@printpartner/contracts/types';
import { quoteCounts } from '../../../entities/quote/quote-counts.ts';
import type { DetailedSheet } from '../../../entities/spec-sheet/sheet-details.ts';
import { changedText } from '../../../platform/told-apart.ts';
import { specDraftQuery } from '../../../entities/spec-sheet/spec-sheet-queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { UnsentState } from '../../../entities/spec-sheet/unsent-sheets.ts';
import { Button } from '../../../ui/button.tsx';
import { QuotesLabel } from './quotes-button.tsx';
import { UnsentMark } from '../../../ui/unsent-mark.tsx';
import { AttachedProject } from '../../../entities/project/attached-project.tsx';

interface DraftRowProps {
  kind: SpecKind;
  isCurrent: boolean;
  onOpen: () => void;
}

export function DraftRow({ kind, isCurrent, onOpen }: DraftRowProps) {
  // While the form shows the draft, the form knows more about it than the server.
  const { data } = useQuery({ ...specDraftQuery(specSlots[kind]), enabled: !isCurrent });
  return (
    <Row name="Working draft" isCurrent={isCurrent} onOpen={onOpen}>
      {!isCurrent && data?.updated_at ? changedText(data.updated_at) : 'Where a new sheet starts'}
    </Row>
  );
}

interface SheetRowProps {
  detailed: DetailedSheet;
  /** Undefined while loading. */
  projects: readonly Project[] | undefined;
  isCurrent: boolean;
  /** Shows its actions. */
  isExpanded: boolean;
  /** Set while this device has values of it that the server lacks. */
  unsent: UnsentState | undefined;
  /** There is no room for another sheet. */
  isFull: boolean;
  onOpen: () => void;
  onToggle: () => void;
  onRename: () => void;
  onAttach: () => void;
  onDuplicate: () => Promise<void>;
  onQuotes: () => void;
  /** Undefined if it asks first. */
  onDelete: () => Promise<void> | undefined;
}

export function SheetRow(props: SheetRowProps) {
  const { detailed, projects, isExpanded } = props;
  const { sheet, about, changed, fullName } = detailed;
  const id = useId();
  const [busy, setBusy] = useState<'duplicate' | 'delete' | null>(null);

  async function run(action: 'duplicate' | 'delete', work: Promise<void> | undefined) {
    if (!work) return;
    setBusy(action);
    await work;
    setBusy(null);
  }

  const button = (name: string, icon: ReactNode) => ({
    variant: 'outline' as const,
    size: 'small' as const,
    icon,
    'aria-label': name,
    disabled: busy !== null,
  });
  const attachLabel = sheet.project_uuid ? 'Change project' : 'Attach to a project';

  return (
    <Row
      name={sheet.name}
      isCurrent={props.isCurrent}
      onOpen={props.onOpen}
      more={
        <>
          <button
            type="button"
            aria-label={`Actions for ${fullName}`}
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={props.onToggle}
            className="absolute top-0 right-[calc(var(--inset)-16px)] grid h-16 w-11 place-items-center text-ink-2 outline-offset-[-2px]! hover:text-ink"
          >
            <Ellipsis size={18} strokeWidth={1.6} aria-hidden />
          </button>
          <div id={id} hidden={!isExpanded} className="flex flex-wrap gap-2 px-(--inset) pb-3.5">
            <Button
              variant="outline"
              size="small"
              icon={<Scale {...iconLook} />}
              disabled={busy !== null}
              onClick={props.onQuotes}
            >
              <span>
                <QuotesLabel counts={sheet.quotes} />
                <span className="sr-only"> for {fullName}</span>
              </span>
            </Button>
            <Button {...button(`Rename ${fullName}`, <PencilLine {...iconLook} />)} onClick={props.onRename}>
              Rename
            </Button>
            <Button
              {...button(`Duplicate ${fullName}`, <Copy {...iconLook} />)}
              disabled={props.isFull || busy === 'delete'}
              busy={busy === 'duplicate'}
              busyLabel="Duplicating…"
              onClick={() => void run('duplicate', props.onDuplicate())}
            >
              Duplicate
            </Button>
            <Button
              {...button(`${attachLabel}: ${fullName}`, <FolderInput {...iconLook} />)}
              onClick={props.onAttach}
            >
              {attachLabel}
            </Button>
            <Button
              {...button(`Delete ${fullName}`, <Trash2 {...iconLook} />)}
              disabled={busy === 'duplicate'}
              busy={busy === 'delete'}
              busyLabel="Deleting…"
              onClick={() => void run('delete', props.onDelete())}
            >
              Delete
            </Button>
          </div>
        </>
      }
    >
      {about && `${about} · `}
      {sheet.project_uuid && (
        <>
          <AttachedProject uuid={sheet.project_uuid} projects={projects} />
          {' · '}
        </>
      )}
      {changed}
      <Answers counts={sheet.quotes} />
      {props.unsent && <UnsentMark state={props.unsent} />}
    </Row>
  );
}

/** How many vendors have answered, and what is new. */
function Answers({ counts }: { counts: QuoteCounts | undefined }) {
  if (!counts) return null;
  const text = quoteCounts({ ...counts, fresh: 0 });
  return (
    <>
      {text !== '' && (
        <>
          {' · '}
          <span className="whitespace-nowrap">{text}</span>
        </>
      )}
      {counts.fresh > 0 && (
        <>
          {' · '}
          <span className="font-semibold whitespace-nowrap text-cyan">
            {counts.fresh === 1 ? '1 new quote' : `${counts.fresh} new quotes`}
          </span>
        </>
      )}
    </>
  );
}

interface RowProps {
  name: string;
  isCurrent: boolean;
  onOpen: () => void;
  /** Shown beside and below the row. */
  more?: ReactNode;
  /** The second line. */
  children: ReactNode;
}

function Row({ name, isCurrent, onOpen, more, children }: RowProps) {
  return (
    <li className={`relative border-b border-rule ${isCurrent ? 'bg-cyan-tint' : ''}`}>
      {isCurrent && <span aria-hidden className="absolute inset-y-0 left-0 z-1 w-0.75 bg-cyan" />}
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onOpen}
        className={`grid min-h-16 w-full content-center gap-y-0.5 py-2.5 pr-[calc(var(--inset)+32px)] pl-(--inset) text-left outline-offset-[-2px]! ${isCurrent ? '' : 'hover:bg-sunk'}`}
      >
        <span className="flex min-w-0 items-center gap-2.5">
          <span className="type-body wrap-anywhere font-semibold">{name}</span>
          {isCurrent && <Badge>In the form</Badge>}
        </span>
        <span className="type-data wrap-anywhere text-ink-2">{children}</span>
      </button>
      {more}
    </li>
  );
}

const iconLook = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const;
