import { useMemo, useState } from 'react';
import {
  capacities,
  folderGeometry,
  folderPractice,
  folderTemplate,
  pocketFolder,
  pocketLimits,
  slitChoices,
  type FolderTemplate,
  type SlitKind,
} from '@printpartner/dielines';
import { footnotesOf, noAnswer } from '@printpartner/print-knowledge/figures';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { stockOf } from '@printpartner/print-knowledge/paper';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SourceNotes } from '../../../ui/source-notes.tsx';
import { CheckChip } from '../calculators/check-chip.tsx';
import { NumberField } from '../calculators/number-field.tsx';
import { useTypedMeasure } from '../calculators/use-typed-number.ts';
import { isBoardStock, StockPicker } from '../stock/stock-picker.tsx';
import type { FilledFields } from './dieline-address.ts';
import { DielineView } from './dieline-view.tsx';
import { SaveHelp } from './save-help.tsx';
import { UnknownDieline } from './unknown-dieline.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';

interface FolderDielineProps {
  filled: FilledFields<'folder'>;
  onClose: () => void;
}

const notes = footnotesOf([folderPractice, folderGeometry]);
/** Most folders are made of it. */
const board = stockOf('14pt-c2s');

const slitNames: Readonly<Record<SlitKind, string>> = {
  none: 'None',
  corner: 'Four corner slits',
  'half-moon': 'Two half-moons',
  'two slits': 'Two horizontal slits',
  brochure: 'Brochure slit',
};

const capacityNames: Readonly<Record<(typeof capacities)[number], string>> = {
  0: 'Single score, about 25 sheets',
  0.125: '1/8 in, double scores',
  0.25: '1/4 in, double scores',
};

/** A pocket folder with the sizes that the trade varies. */
export function FolderDieline({ filled, onClose }: FolderDielineProps) {
  const template = folderTemplate(filled('template') ?? '');
  if (!template) return <UnknownDieline />;
  return <TemplateDieline template={template} filled={filled} onClose={onClose} />;
}

function TemplateDieline({ template, filled, onClose }: FolderDielineProps & { template: FolderTemplate }) {
  const limits = useMemo(() => pocketLimits(template), [template]);
  const pocket = useTypedMeasure('length', fractionText(template.pocketSize ?? 0), limits, filled('pocket'));
  const [capacity, setCapacity] = useState(
    () => capacities.find((each) => String(each) === filled('capacity')) ?? 0,
  );
  const [slits, setSlits] = useState<SlitKind>(
    () => slitChoicesOf(template).find((each) => each === filled('slits')) ?? template.slits,
  );
  const [isFlopped, setFlopped] = useState(filled('flop') === '1');
  const [stock, setStock] = useState(board);
  const pocketSize = pocket.outcome.ok ? pocket.outcome.value : undefined;
  const offered = slitChoices(template, pocketSize ?? 0);
  const shownSlits = offered.includes(slits) ? slits : 'none';
  const caliper = stock?.caliperIn;
  const built = useMemo(() => {
    if (limits && pocketSize === undefined) return noAnswer('Enter the size of the pocket.');
    const size = limits ? { pocketSize } : {};
    const paper = caliper === undefined ? {} : { caliper };
    return pocketFolder(template, { ...size, ...paper, capacity, slits: shownSlits, isFlopped });
  }, [template, limits, pocketSize, capacity, shownSlits, isFlopped, caliper]);
  return (
    <DielineView
      built={built}
      startsWith="inside"
      onClose={onClose}
      fields={
        <>
          <CheckChip isOn={isFlopped} onChange={setFlopped}>
            Flopped left to right
          </CheckChip>
          {limits && (
            <>
              <NumberField
                label={template.isVertical ? 'Pocket width' : 'Pocket height'}
                value={pocket}
                hint={<TradeText>{`${fractionText(limits.min)}–${fractionText(limits.max)} in`}</TradeText>}
              />
              <Field label="Pocket capacity">
                <Select
                  value={capacity}
                  onChange={({ target }) =>
                    setCapacity(capacities.find((each) => String(each) === target.value) ?? 0)
                  }
                >
                  {capacities.map((each) => (
                    <option key={each} value={each}>
                      {capacityNames[each]}
                    </option>
                  ))}
                </Select>
              </Field>
            </>
          )}
          {offered.length > 1 && (
            <Field label={template.isVertical ? 'Slit' : 'Card slits'}>
              <Select
                value={shownSlits}
                onChange={({ target }) => setSlits(offered.find((each) => each === target.value) ?? 'none')}
              >
                {offered.map((each) => (
                  <option key={each} value={each}>
                    {slitNames[each]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {stock && <StockPicker label="Stock" value={stock} onChange={setStock} filter={isBoardStock} />}
        </>
      }
    >
      <SaveHelp />
      <SourceNotes notes={notes} />
    </DielineView>
  );
}

const slitChoicesOf = (template: FolderTemplate) => slitChoices(template, template.pocketSize ?? 0);
