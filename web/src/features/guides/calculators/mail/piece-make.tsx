import { hindrances, type Construction, type Hindrance } from '@printpartner/print-knowledge/mail';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { CheckChip } from '../check-chip.tsx';
import { FoldSummary } from '../fold-out.tsx';
import type { MailPieceFields } from './kept-piece.ts';

const constructions: Record<Construction, string> = {
  card: 'Card, single or double',
  envelope: 'Envelope',
  'self-mailer': 'Folded self-mailer',
  booklet: 'Booklet',
};

export function MadeAsField({ fields }: { fields: MailPieceFields }) {
  return (
    <Field label="Made as">
      <Select
        value={fields.construction}
        onChange={({ target }) => fields.change({ construction: target.value as Construction })}
      >
        {Object.entries(constructions).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** What cannot be measured and stops the machines. */
export function HindranceChoice({ fields }: { fields: MailPieceFields }) {
  const offered = hindrances.filter(({ only }) => !only || only.includes(fields.construction));
  const toggle = (id: Hindrance) =>
    fields.change({
      hindrances: fields.hindrances.includes(id)
        ? fields.hindrances.filter((other) => other !== id)
        : [...fields.hindrances, id],
    });
  return (
    <details className="group">
      <FoldSummary className="type-label justify-between md:min-h-8">What stops the machines</FoldSummary>
      <fieldset className="flex flex-wrap gap-2 pt-1">
        <legend className="sr-only">What stops the machines</legend>
        {offered.map(({ id, name }) => (
          <CheckChip key={id} isOn={fields.hindrances.includes(id)} onChange={() => toggle(id)}>
            {name}
          </CheckChip>
        ))}
      </fieldset>
    </details>
  );
}
