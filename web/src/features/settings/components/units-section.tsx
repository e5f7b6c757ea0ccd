import type { Preferences } from '@printpartner/contracts/types';
import { useLengthUnit } from '../../../platform/measure/length-unit.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { usePreferences } from '../api/use-preferences.ts';
import { SettingsSection } from './settings-section.tsx';

const units: readonly { unit: Preferences['lengthUnit']; name: string }[] = [
  { unit: 'in', name: 'Inches' },
  { unit: 'mm', name: 'Millimeters, then inches' },
];

/** The unit that lengths are shown and typed in. */
export function UnitsSection() {
  const { preferences, save } = usePreferences();
  // Offline, what the screens use.
  const knownUnit = useLengthUnit();
  return (
    <SettingsSection
      title="Units"
      text="Guides, calculators, dielines and checklists show lengths in this unit first, and calculators read a number without a unit in it. Preflight results, fractions, spec sheets, search and the assistant are in inches unless you type “mm”."
    >
      <Field label="Lengths" className="mt-3 max-w-80">
        <Select
          value={preferences?.lengthUnit ?? knownUnit}
          disabled={!preferences}
          onChange={({ target }) => save({ lengthUnit: target.value === 'mm' ? 'mm' : 'in' })}
        >
          {units.map(({ unit, name }) => (
            <option key={unit} value={unit}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </SettingsSection>
  );
}
