import type { Preferences } from '@printpartner/contracts/types';
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
  return (
    <SettingsSection
      title="Units"
      text="Guides, calculators, dielines and checklists show lengths in this unit first; a preflight result and the arithmetic of an answer stay in inches. A number typed without a unit is in it, too; “210 mm” and “8-1/2 in” always work."
    >
      <Field label="Lengths" className="mt-3 max-w-80">
        <Select
          value={preferences?.lengthUnit ?? 'in'}
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
