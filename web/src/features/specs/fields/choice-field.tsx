import { useController } from 'react-hook-form';
import { fileRules } from '@printpartner/print-knowledge/production';
import type { SpecMeaning } from '@printpartner/contracts/spec-fields';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { ConflictNote } from '../conflict/conflict-note.tsx';
import { Chip } from './chip.tsx';
import { choicesOf, type Choice } from './choices.ts';
import { setBleed } from './bleed.ts';
import { labelIn, useFieldError, type SpecFieldProps } from './field-props.ts';

/** One of several options. Choosing the chosen one again takes it back, unless the field always has a value. */
export function ChoiceField(props: SpecFieldProps) {
  const { editor, field } = props;
  const { field: input } = useController({ control: editor.form.control, name: field.key });
  const offered = choicesOf(field, editor.kind);
  const empty = field.initial?.[editor.kind] ?? '';
  const isKnown = input.value === empty || offered.some(({ value }) => value === input.value);
  const chosen = String(input.value);
  return (
    <ChoiceGroup
      {...props}
      // Other programs may have set an option that isn't offered here.
      choices={isKnown ? offered : [...offered, { value: chosen, label: chosen }]}
      chosen={chosen}
      onChoose={(value) => input.onChange(value)}
      onTakeBack={offered.some(({ value }) => value === empty) ? undefined : () => input.onChange(empty)}
    />
  );
}

const BLEED_IN = fileRules.rows[0].bleedIn;
const YES = 'yes';
const NO = 'no';

/** Yes or no. */
export function YesNoField(props: SpecFieldProps) {
  const { editor, field } = props;
  const { field: input } = useController({ control: editor.form.control, name: field.key });
  return (
    <ChoiceGroup
      {...props}
      choices={[
        { value: YES, label: yesLabel(field.meaning) },
        { value: NO, label: 'No' },
      ]}
      chosen={input.value === true ? YES : NO}
      onChoose={(value) => setBleed(editor, field, value === YES)}
    />
  );
}

const yesLabel = (meaning: SpecMeaning | undefined): string =>
  meaning === 'bleed' || meaning === 'cover-bleed' ? `Yes, ${BLEED_IN} in` : 'Yes';

interface ChoiceGroupProps extends SpecFieldProps {
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
  onTakeBack?: () => void;
}

function ChoiceGroup({ choices, chosen, onChoose, onTakeBack, ...props }: ChoiceGroupProps) {
  const { editor, field } = props;
  return (
    <FieldGroup
      label={labelIn(props)}
      isLabelHidden={props.isTitled}
      hint={field.hint}
      isRadio
      error={useFieldError(editor, field.key)}
    >
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <Chip
            key={value}
            type="radio"
            name={field.key}
            label={label}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            // The second click of a double click is no change of mind.
            onClick={({ detail }) => detail < 2 && value === chosen && onTakeBack?.()}
          />
        ))}
      </div>
      <ConflictNote editor={editor} field={field} />
    </FieldGroup>
  );
}
