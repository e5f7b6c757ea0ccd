import { useEffect, useState } from 'react';
import { emailAddress, ipNetwork } from '@printpartner/contracts';
import { useToday } from '../../../platform/time/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { type AttemptFilters, isFiltered, NO_FILTERS } from './attempt-filters.ts';
import { TypedFilter } from './typed-filter.tsx';

interface FilterBarProps {
  filters: AttemptFilters;
  onChange: (filters: AttemptFilters) => void;
  /** Whether an IP address or an email address is typed that can't be applied. */
  onInvalid: (isInvalid: boolean) => void;
}

/** Filters of the chart, the list and the exported file. */
export function FilterBar({ filters, onChange, onInvalid }: FilterBarProps) {
  const [isIpInvalid, setIpInvalid] = useState(false);
  const [isEmailInvalid, setEmailInvalid] = useState(false);
  useEffect(() => onInvalid(isIpInvalid || isEmailInvalid), [isIpInvalid, isEmailInvalid, onInvalid]);
  const set = (changes: Partial<AttemptFilters>) => onChange({ ...filters, ...changes });
  const today = useToday();
  return (
    <AdminPanel
      title="Filters"
      aside={
        <span className="flex min-h-8 items-center gap-3">
          <span className="type-note text-ink-3">For the chart, the list and the CSV file</span>
          {isFiltered(filters) && (
            <Button variant="outline" size="small" onClick={() => onChange(NO_FILTERS)}>
              Clear filters
            </Button>
          )}
        </span>
      }
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4 lg:grid-cols-[1fr_1fr_0.8fr_0.8fr_1.2fr_1.4fr]">
        <Field label="From">
          <DateField
            value={filters.from}
            max={filters.to || today}
            placeholder="Any date"
            onChange={(event) => set({ from: event.target.value })}
          />
        </Field>
        <Field label="To">
          <DateField
            value={filters.to}
            min={filters.from || undefined}
            max={today}
            placeholder="Any date"
            onChange={(event) => set({ to: event.target.value })}
          />
        </Field>
        <Field label="Platform">
          <Select
            value={filters.platform}
            onChange={(event) => set({ platform: event.target.value as AttemptFilters['platform'] })}
          >
            <option value="">All</option>
            <option value="mobile">Mobile</option>
            <option value="web">Web</option>
          </Select>
        </Field>
        <Field label="Outcome">
          <Select
            value={filters.outcome}
            onChange={(event) => set({ outcome: event.target.value as AttemptFilters['outcome'] })}
          >
            <option value="">All</option>
            <option value="success">Success</option>
            <option value="failed">Failed</option>
          </Select>
        </Field>
        <div className="max-lg:col-span-2">
          <TypedFilter
            label="IP address"
            hint="or network, /24"
            schema={ipNetwork}
            applied={filters.ip}
            onApply={(ip) => set({ ip })}
            onInvalid={setIpInvalid}
          />
        </div>
        <div className="max-lg:col-span-2">
          <TypedFilter
            label="Email"
            hint="whole address"
            schema={emailAddress}
            applied={filters.email}
            onApply={(email) => set({ email })}
            onInvalid={setEmailInvalid}
          />
        </div>
      </div>
    </AdminPanel>
  );
}
