import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { fileRules } from '@printpartner/print-knowledge/production';
import type { SpecKey, SpecMeaning } from '@printpartner/contracts/spec-fields';
import {
  answerWith,
  catalog,
  type CatalogField,
  coverTypeOf,
  isUnchosen,
  type SpecValue,
} from '@printpartner/spec-sheet/fields';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { ConflictNote } from '../conflict/conflict-note.tsx';
import { useFromValues } from '../document/use-editor.ts';
import type { SpecEditor } from '../document/spec-editor.ts';
import { Chip } from './chip.tsx';
import { type Choice, choicesOf } from './field-text.ts';
import { labelIn, type SpecFieldProps, useFieldError } from './field-props.ts';

/** One of several options. Choosing the chosen one again takes it back, unless the field always has a value. */
export function ChoiceField(props: SpecFieldProps) {
  const { editor, field } = props;
  const { field: input } = useController({ control: editor.form.control, name: field.key });
  const isDefault = useFromValues(editor, () => isUnchosen(editor.sheet(), field));
  const offered = choicesOf(field, editor.kind);
  const empty = field.initial?.[editor.kind] ?? '';
  const isKnown = input.value === empty || offered.some(({ value }) => value === input.value);
  const chosen = String(input.value);
  const choose = (value: string) => answer(editor, field, value);
  return (
    <ChoiceGroup
      {...props}
      // Other programs may have set an option that isn't offered here.
      choices={isKnown ? offered : [...offered, { value: chosen, label: chosen }]}
      chosen={chosen}
      hint={isDefault ? 'Default, until you choose' : field.hint}
      onChoose={choose}
      onChooseAgain={again()}
      action={isDefault ? { label: `Keep ${chosen}`, onPress: () => choose(chosen) } : undefined}
    />
  );

  function again(): (() => void) | undefined {
    if (isDefault) return () => choose(chosen);
    return offered.some(({ value }) => value === empty) ? undefined : () => choose(empty);
  }
}

const BLEED_IN = fileRules.rows[0].bleedIn;
const YES = 'yes';
const NO = 'no';

/** Yes, no, or no answer yet. */
export function YesNoField(props: SpecFieldProps) {
  const { editor, field } = props;
  const { field: input } = useController({ control: editor.form.control, name: field.key });
  const takeBack = () => answer(editor, field, null);
  const isAnswered = typeof input.value === 'boolean';
  return (
    <ChoiceGroup
      {...props}
      choices={[
        { value: YES, label: yesLabel(field.meaning) },
        { value: NO, label: 'No' },
      ]}
      chosen={isAnswered ? (input.value ? YES : NO) : ''}
      hint={field.hint}
      onChoose={(value) => answer(editor, field, value === YES)}
      onChooseAgain={takeBack}
      action={isAnswered ? { label: 'Clear', onPress: takeBack } : undefined}
    />
  );
}

const yesLabel = (meaning: SpecMeaning | undefined): string =>
  meaning === 'bleed' || meaning === 'cover-bleed' ? `Yes, ${BLEED_IN} in` : 'Yes';

interface ChoiceGroupProps extends SpecFieldProps {
  choices: readonly Choice[];
  /** '' for none. */
  chosen: string;
  hint: string | undefined;
  onChoose: (value: string) => void;
  onChooseAgain: (() => void) | undefined;
  /** Button beside the options, which goes away when it is pressed. */
  action?: { label: string; onPress: () => void } | undefined;
}

function ChoiceGroup(props: ChoiceGroupProps) {
  const { editor, field, choices, chosen, hint, onChoose, onChooseAgain, action } = props;
  const group = useRef<HTMLDivElement>(null);
  const label = labelIn(props);
  return (
    <FieldGroup
      label={label}
      isLabelHidden={props.isTitled}
      hint={hint}
      isRadio
      error={useFieldError(editor, field.key)}
    >
      <div ref={group} className="flex flex-wrap items-center gap-2">
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            type="radio"
            name={field.key}
            label={choice.label}
            checked={choice.value === chosen}
            onChange={() => onChoose(choice.value)}
            // The second click of a double click is no change of mind.
            onClick={({ detail }) => detail < 2 && choice.value === chosen && onChooseAgain?.()}
          />
        ))}
        {action && (
          <button
            type="button"
            aria-label={`${action.label}: ${label}`}
            onClick={() => {
              action.onPress();
              group.current?.querySelector<HTMLInputElement>('input')?.focus();
            }}
            className="touch-target type-data type-link px-2 py-2 text-ink-2"
          >
            {action.label}
          </button>
        )}
      </div>
      <ConflictNote editor={editor} field={field} />
    </FieldGroup>
  );
}

const bleedMeanings: ReadonlySet<SpecMeaning | undefined> = new Set<SpecMeaning>(['bleed', 'cover-bleed']);

/** The answers about bleed in the booklet form: of the whole book, its interior and its cover. */
const bleedFields = catalog.filter(
  ({ type, section, meaning }) => type === 'yes-no' && section.booklet && bleedMeanings.has(meaning),
);

/** Answers a question, or takes the answer back. With a self cover, bleed is the same for cover and interior. */
function answer(editor: SpecEditor, field: CatalogField, value: SpecValue): void {
  const isShared = bleedFields.includes(field) && coverTypeOf(editor.values()) === 'self';
  const values = (isShared ? bleedFields : [field]).map((one) => answerWith(one, value));
  for (const [key, one] of Object.entries(Object.assign({}, ...values) as Record<SpecKey, SpecValue>))
    editor.form.setValue(key as SpecKey, one);
}
