import { useId } from 'react';
import { useController } from 'react-hook-form';
import { commonFinishes, NO_FINISH } from '@printpartner/contracts/spec-fields';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { useFold } from '../../../ui/use-fold.ts';
import { ConflictNote } from '../conflict/conflict-note.tsx';
import { Chip } from './chip.tsx';
import { choicesOf } from './field-text.ts';
import { labelIn, type SpecFieldProps, useFieldError } from './field-props.ts';

/** Any number of finishes; the less common ones unfold. */
export function FinishesField(props: SpecFieldProps) {
  const { editor, field } = props;
  const [isUnfolded, toggle] = useFold();
  const id = useId();
  const { field: input } = useController({ control: editor.form.control, name: field.key });
  const chosen = Array.isArray(input.value) ? input.value : [];
  const offered = choicesOf(field, editor.kind).map(({ value }) => value);
  // Other programs may have set finishes that aren't offered here.
  const all = [...offered, ...chosen.filter((name) => !offered.includes(name))];
  const first = [
    ...commonFinishes.filter((name) => all.includes(name)),
    ...all.filter((name) => chosen.includes(name) && !commonFinishes.includes(name)),
  ];
  const shown = isUnfolded ? all : first;
  return (
    <FieldGroup label={labelIn(props)} hint={field.hint} error={useFieldError(editor, field.key)}>
      <div id={id} className="flex flex-wrap items-center gap-2">
        {shown.map((name) => (
          <Chip
            key={name}
            type="checkbox"
            name={field.key}
            label={name}
            checked={chosen.includes(name)}
            onChange={({ target }) => input.onChange(withFinish(chosen, name, target.checked))}
          />
        ))}
        {all.length > first.length && (
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={toggle}
            className="touch-target type-data type-link px-2 py-2 text-ink-2"
          >
            {isUnfolded ? 'Fewer' : `${all.length - first.length} more`}
          </button>
        )}
      </div>
      <ConflictNote editor={editor} field={field} />
    </FieldGroup>
  );
}

/** None excludes all others. */
export function withFinish(chosen: readonly string[], name: string, isOn: boolean): string[] {
  const others = chosen.filter((other) => other !== name);
  if (!isOn) return others;
  return name === NO_FINISH ? [NO_FINISH] : [...others.filter((other) => other !== NO_FINISH), name];
}
