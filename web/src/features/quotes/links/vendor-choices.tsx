import type { Vendor } from '@printpartner/contracts/types';
import { startOfText } from '@printpartner/spec-sheet/quotes';
import { FieldGroup } from '../../../ui/field-group.tsx';

interface VendorChoicesProps {
  vendors: readonly Vendor[];
  chosen: ReadonlySet<string>;
  /** Vendors who have a link that works. */
  withLink: ReadonlySet<string | null>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The remembered vendors, to tick. */
export function VendorChoices({ vendors, chosen, withLink, onChange }: VendorChoicesProps) {
  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  }
  return (
    <FieldGroup label="Your vendors" hint={chosen.size > 0 ? `${chosen.size} chosen` : undefined}>
      <ul className="max-h-72 overflow-y-auto rounded-control border border-rule">
        {vendors.map(({ id, name, email, notes }) => {
          const hasLink = withLink.has(id);
          return (
            <li key={id} className="border-t border-rule first:border-t-0">
              <label
                className={`flex min-h-12 items-start gap-3 px-3.5 py-2.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-cyan ${hasLink ? 'text-ink-2' : 'cursor-pointer hover:bg-sunk'}`}
              >
                <input
                  type="checkbox"
                  checked={chosen.has(id)}
                  disabled={hasLink}
                  onChange={() => toggle(id)}
                  className="mt-0.75 size-4 shrink-0 outline-none"
                />
                <span className="type-body min-w-0 font-semibold wrap-anywhere">
                  {name}
                  <span className="type-data block font-normal text-ink-2">
                    {[
                      hasLink ? 'Has a link to this sheet' : '',
                      email || 'No email address',
                      firstLine(notes),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}

const MAX_NOTES = 90;
function firstLine(notes: string): string {
  const [line = ''] = notes.trim().split('\n');
  return line.length > MAX_NOTES ? `${startOfText(line, MAX_NOTES)}…` : line;
}
