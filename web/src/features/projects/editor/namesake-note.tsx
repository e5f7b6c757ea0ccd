import type { Project } from '@printpartner/contracts/types';

interface NamesakeNoteProps {
  /** The project that has the name. */
  holder: Project;
  onOpen: () => void;
  onUpdate: () => void;
  onKeepBoth: () => void;
}

/** Below the name of a new project that another project has: what to do. Autosave waits for the answer. */
export function NamesakeNote({ holder, onOpen, onUpdate, onKeepBoth }: NamesakeNoteProps) {
  return (
    <fieldset
      aria-label="You already have this project"
      data-namesake
      className="mt-2 min-w-0 border-l-2 border-warning pl-3"
    >
      <p className="type-note text-ink-2">
        {holder.archived
          ? 'It is archived. Nothing is saved until you choose.'
          : 'Nothing is saved until you choose.'}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        <Choice onChoose={onKeepBoth}>{`Save as “${nextName(holder.project_name)}”`}</Choice>
        {!holder.archived && <Choice onChoose={onUpdate}>Update it with this text</Choice>}
        <Choice onChoose={onOpen}>Open it and discard this text</Choice>
      </p>
    </fieldset>
  );
}

function Choice({ onChoose, children }: { onChoose: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="touch-target type-data type-link text-left break-words"
    >
      {children}
    </button>
  );
}

/** "Menu" → "Menu 2" → "Menu 3". */
export function nextName(name: string): string {
  const [, stem = name, number = '1'] = /^(.*\S)\s+(\d{1,3})$/.exec(name) ?? [];
  return `${stem} ${Number(number) + 1}`;
}
