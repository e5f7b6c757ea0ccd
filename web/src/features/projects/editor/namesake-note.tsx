import type { Project } from '@printpartner/contracts/types';

interface NamesakeNoteProps {
  /** The project that has the name. */
  holder: Project;
  onOpen: () => void;
  onUpdate: () => void;
  onKeepBoth: () => void;
}

/** Asks below the name of a new project what to do when another project has that name. Autosave waits for the answer. */
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
      <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 max-md:flex-col max-md:gap-2">
        <Choice onChoose={onKeepBoth}>{`Save as “${nextName(holder.project_name)}”`}</Choice>
        {!holder.archived && <Choice onChoose={onUpdate}>Update it with this text</Choice>}
        <Choice isDiscarding onChoose={onOpen}>
          Open it and discard this text
        </Choice>
      </p>
    </fieldset>
  );
}

interface ChoiceProps {
  onChoose: () => void;
  isDiscarding?: boolean;
  children: string;
}

/** A link, and on phones a button as wide as the form. */
function Choice({ onChoose, isDiscarding = false, children }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className={`type-data break-words max-md:min-h-11 max-md:w-full max-md:rounded-control max-md:border max-md:border-edge max-md:bg-sheet max-md:px-4 max-md:py-2 max-md:font-semibold md:touch-target md:type-link md:text-left ${isDiscarding ? 'text-fail' : ''}`}
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
