import { Calculator } from 'lucide-react';
import { ALL_CALCULATORS } from '../../features/guides/calculators/all-calculators.ts';
import { Link } from '../../ui/link.tsx';

/** Leads to the calculators where their own section is below the first screen. */
export function CalculatorsShortcut() {
  return (
    <Link
      to={ALL_CALCULATORS}
      state={{ cameFromHome: true }}
      className="touch-target type-data flex items-center gap-2 py-2.5 text-ink-2 md:py-3 lg:hidden"
    >
      <Calculator size={18} strokeWidth={1.6} aria-hidden className="shrink-0 text-ink" />
      <span className="truncate">
        <span className="type-link font-medium text-ink">Calculators</span> for postage, spines, folds and
        more
      </span>
    </Link>
  );
}
