import { Link } from '../../../ui/link.tsx';
import { ALL_CALCULATORS } from './all-calculators.ts';
import { catalogEntries } from './catalog.ts';

/** Opens the panel of all calculators; its Close button returns to the guide. */
export function CalculatorsLink() {
  return (
    <Link
      to={ALL_CALCULATORS}
      state={{ cameFromHome: true }}
      className="touch-target type-data type-link justify-self-start"
    >
      All {catalogEntries.length} calculators
    </Link>
  );
}
