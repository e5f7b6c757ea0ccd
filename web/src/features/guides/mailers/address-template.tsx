import { useState } from 'react';
import { provenanceOf, type Footnotes } from '@printpartner/print-knowledge/figures';
import { addressZones, templateSizes, zonesOf, type Zone } from '@printpartner/print-knowledge/mail';
import { Field } from '../../../ui/field.tsx';
import { InchSize, Length } from '../../../ui/length.tsx';
import { Select } from '../../../ui/select.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { useOptionText } from '../../../ui/use-option-text.ts';
import { optionSizeText } from '../calculators/size-text.ts';
import { Cite } from '../../../ui/source-notes.tsx';
import { AddressSideDrawing } from './drawing/address-side-drawing.tsx';

/** Address side of a card or letter with its zones, to scale, in several sizes. */
export function AddressTemplate({ notes }: { notes: Footnotes }) {
  const optionText = useOptionText();
  const [size, setSize] = useState('card-6x9');
  const format = templateSizes.rows.find(({ id }) => id === size);
  const zones = format && zonesOf(format);
  return (
    <>
      <Field label="Template size" className="max-w-80">
        <Select value={size} onChange={({ target }) => setSize(target.value)}>
          {templateSizes.rows.map((one) => (
            <option key={one.id} value={one.id}>
              {optionText(`${one.name}, ${optionSizeText(one)}`)}
            </option>
          ))}
        </Select>
      </Field>
      {format && zones?.ok && <AddressSideDrawing format={format} zones={zones.value} />}
      <ol className="type-data mt-3 border-t border-rule">
        {addressZones.rows.map((zone, place) => (
          <li key={zone.id} data-entry className="flex gap-3 border-b border-rule py-2">
            <span data-unsearched className="w-4 shrink-0 font-semibold tabular-nums">
              {place + 1}
            </span>
            <span className="min-w-0">
              <span data-entry-name className="font-semibold">
                {zone.name}
              </span>{' '}
              <ZoneSize zone={zone} />
              <Cite notes={notes} from={sourceOf(zone)} />
              <span className="block text-ink-2">
                <TradeText>{zone.rule}</TradeText>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

const sourceOf = (zone: Zone) =>
  provenanceOf(addressZones, zone.id, zone.width === undefined ? 'left' : 'width');

function ZoneSize({ zone: { width, height } }: { zone: Zone }) {
  if (height === undefined) return null;
  if (width !== undefined) return <InchSize height={height} width={width} />;
  return (
    <>
      <Length value={height} /> high
    </>
  );
}
