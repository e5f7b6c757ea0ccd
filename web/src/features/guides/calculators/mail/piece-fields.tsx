import { featuresFor, type NonmachinableFeature, type PieceType } from '@printpartner/print-knowledge/mail';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { CheckChip } from '../check-chip.tsx';
import { FoldSummary } from '../fold-out.tsx';
import type { MailPieceFields } from './use-mail-piece.ts';

const pieceTypes: Record<PieceType, string> = {
  card: 'Card, single or double',
  envelope: 'Envelope',
  'self-mailer': 'Folded self-mailer',
  booklet: 'Booklet',
};

export function PieceTypeField({ fields }: { fields: MailPieceFields }) {
  return (
    <Field label="Piece type">
      <Select
        value={fields.pieceType}
        onChange={({ target }) => fields.change({ pieceType: target.value as PieceType })}
      >
        {Object.entries(pieceTypes).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Features that can't be measured and make a piece nonmachinable. */
export function NonmachinableFeatureFields({ fields }: { fields: MailPieceFields }) {
  const toggle = (id: NonmachinableFeature) =>
    fields.change({
      features: fields.features.includes(id)
        ? fields.features.filter((other) => other !== id)
        : [...fields.features, id],
    });
  return (
    <details className="group">
      <FoldSummary className="type-label justify-between md:min-h-8">Nonmachinable features</FoldSummary>
      <fieldset className="flex flex-wrap gap-2 pt-1">
        <legend className="sr-only">Nonmachinable features</legend>
        {featuresFor(fields.pieceType).map(({ id, name }) => (
          <CheckChip key={id} isOn={fields.features.includes(id)} onChange={() => toggle(id)}>
            {name}
          </CheckChip>
        ))}
      </fieldset>
    </details>
  );
}
