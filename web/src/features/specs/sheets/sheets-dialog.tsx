import { type ReactNode, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { limits, type SpecSheetSummary } from '@printpartner/contracts/types';
import { specForms, specSlots } from '@printpartner/contracts/spec-fields';
import { textMeaning } from '@printpartner/spec-sheet/fields';
import { detailedSheets } from '../../../entities/spec-sheet/sheet-details.ts';
import type { SheetSource } from '../../../entities/spec-sheet/download-sheet.ts';
import { specSheetsQuery } from '../../../entities/spec-sheet/spec-sheet-queries.ts';
import { useUser } from '../../../entities/session/session-context.ts';
import { useUnsentSheets } from '../../../entities/spec-sheet/unsent-sheets.ts';
import { useProjects } from '../../../entities/project/project-queries.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { useFoundFocus } from '../../../ui/use-found-focus.ts';
import { AttachDialog } from './attach-dialog.tsx';
import { DeleteDialog, linksAndQuotes } from './delete-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { DraftRow, SheetRow } from './sheet-row.tsx';
import type { SheetsMenuProps } from './sheets-menu-props.ts';
import { DRAFT_MOVES, type SheetActions } from './use-sheet-actions.ts';

interface SheetsDialogProps extends SheetsMenuProps {
  actions: SheetActions;
  onClose: () => void;
}

type Question =
  | { about: 'save-as'; id: string }
  | { about: 'rename' | 'attach' | 'delete'; sheet: SpecSheetSummary }
  | null;

/** The working draft and the named sheets of a kind, and what can be done with them. */
export function SheetsDialog(props: SheetsDialogProps) {
  const { kind, current, actions, onClose } = props;
  // Other devices save sheets too, and the list never goes stale by itself.
  const { data, isError, refetch } = useQuery({ ...specSheetsQuery, refetchOnMount: 'always' });
  const { data: projects } = useProjects();
  const unsent = useUnsentSheets(useUser().id);
  const [question, setQuestion] = useState<Question>(null);
  const [expanded, setExpanded] = useState('');
  const list = useRef<HTMLElement>(null);
  const sheets = data?.filter((sheet) => sheet.kind === kind);
  const obstacle = limitText(data?.length ?? 0);
  useFoundFocus(list, String(sheets?.length));

  function open(source: SheetSource) {
    onClose();
    props.onOpen(source);
  }

  function remove(sheet: SpecSheetSummary): Promise<void> | undefined {
    if (linksAndQuotes(sheet.quotes) === '') return actions.remove(sheet);
    setQuestion({ about: 'delete', sheet });
    return undefined;
  }

  async function openQuotes(id: string) {
    // A link offers what the server has.
    if (id === current?.id) await props.saveNow().catch(() => null);
    else props.onOpen({ id });
    onClose();
    props.onOpenQuotes(id, false);
  }

  return (
    <Dialog
      title="Spec sheets"
      description={`${specForms[kind].projectName}${sheets ? ` · ${namedSheets(sheets.length)}` : ''}`}
      width={624}
      onClose={onClose}
    >
      <div className="-mx-6 -my-5 [--inset:24px]">
        <div className="sticky -top-5 z-2 border-b border-rule bg-sheet px-(--inset) py-3.5">
          <Button
            icon={<FilePlus2 size={16} strokeWidth={1.6} aria-hidden />}
            disabled={obstacle !== undefined}
            onClick={() => setQuestion({ about: 'save-as', id: newUuid() })}
          >
            Save as…
          </Button>
          <output className="type-data block text-ink-2 not-empty:mt-2.5">{obstacle}</output>
        </div>
        <section ref={list} tabIndex={-1} aria-label="Spec sheets" className="outline-none">
          <ul>
            <DraftRow kind={kind} isCurrent={!current} onOpen={() => open({ slot: specSlots[kind] })} />
            {detailedSheets(sheets ?? []).map((detailed) => (
              <SheetRow
                key={detailed.sheet.id}
                detailed={detailed}
                projects={projects?.projects}
                isCurrent={detailed.sheet.id === current?.id}
                isExpanded={detailed.sheet.id === expanded}
                unsent={unsent.get(detailed.sheet.id)}
                isFull={obstacle !== undefined}
                onOpen={() => open({ id: detailed.sheet.id })}
                onToggle={() => setExpanded(detailed.sheet.id === expanded ? '' : detailed.sheet.id)}
                onRename={() => setQuestion({ about: 'rename', sheet: detailed.sheet })}
                onAttach={() => setQuestion({ about: 'attach', sheet: detailed.sheet })}
                onDuplicate={() => actions.duplicate(detailed.sheet, namesOf(sheets ?? []))}
                onQuotes={() => void openQuotes(detailed.sheet.id)}
                onDelete={() => remove(detailed.sheet)}
              />
            ))}
          </ul>
          {!data && !isError && (
            <div className="px-(--inset) py-5">
              <SkeletonLines label="Loading spec sheets" widths={['64%', '48%', '56%']} />
            </div>
          )}
          {data && isError && <StaleNote onRetry={() => void refetch()} className="px-(--inset) pt-3" />}
          {!data && isError && (
            <Note>
              Your named sheets did not load.{' '}
              <button
                type="button"
                onClick={() => void refetch()}
                className="touch-target type-link text-ink"
              >
                Try again
              </button>
            </Note>
          )}
          {sheets?.length === 0 && (
            <Note>No named sheets yet. Save as… keeps what the form shows under a name.</Note>
          )}
        </section>
      </div>
      {question && (
        <QuestionDialog
          {...props}
          question={question}
          sheets={sheets ?? []}
          onClose={() => setQuestion(null)}
        />
      )}
    </Dialog>
  );
}

interface QuestionDialogProps extends SheetsDialogProps {
  question: Question;
  sheets: readonly SpecSheetSummary[];
}

function QuestionDialog({ question, sheets, onClose, ...props }: QuestionDialogProps) {
  const { actions, current, readSheet } = props;
  if (question?.about === 'save-as') {
    return (
      <NameDialog
        title="Save as"
        question={
          current ? 'The form goes on with the new sheet. The one you have open stays as it is.' : DRAFT_MOVES
        }
        initial={textMeaning(readSheet(), 'name')}
        taken={namesOf(sheets)}
        confirmLabel="Save"
        busyLabel="Saving…"
        onName={(name) => actions.saveAs(question.id, name)}
        onClose={onClose}
      />
    );
  }
  if (question?.about === 'rename') {
    return (
      <NameDialog
        title="Rename sheet"
        question="Its fields stay as they are."
        initial={question.sheet.name}
        taken={namesOf(sheets.filter(({ id }) => id !== question.sheet.id))}
        confirmLabel="Rename"
        busyLabel="Renaming…"
        onName={(name) => actions.rename(question.sheet, name)}
        onClose={onClose}
      />
    );
  }
  if (question?.about === 'delete') {
    const { sheet } = question;
    return <DeleteDialog sheet={sheet} onDelete={() => actions.remove(sheet)} onClose={onClose} />;
  }
  return question && <AttachDialog sheet={question.sheet} onAttach={actions.attach} onClose={onClose} />;
}

const namedSheets = (count: number) => `${count} named ${count === 1 ? 'sheet' : 'sheets'}`;
const namesOf = (sheets: readonly SpecSheetSummary[]) => sheets.map(({ name }) => name);

const Note = ({ children }: { children: ReactNode }) => (
  <p className="type-data px-(--inset) py-4 text-ink-2">{children}</p>
);

/** Why no other sheet can be saved; undefined while there is room. */
function limitText(count: number): string | undefined {
  if (count < limits.specSheets) return undefined;
  return `${limits.specSheets} named sheets is the limit, booklets and custom specs together. Delete one to make room.`;
}
