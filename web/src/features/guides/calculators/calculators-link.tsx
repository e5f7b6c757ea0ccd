import { Link } from '../../../ui/link.tsx';
import { calculatorAddress, catalogEntries } from './catalog.ts';

/** Opens the panel of all calculators; its Close button returns to the guide. */
export function CalculatorsLink() {
  return (
    <Link
      to={calculatorAddress('stock-converter')}
      state={{ cameFromHome: true }}
      className="touch-target type-data type-link justify-self-start"
    >
      All {catalogEntries.length} calculators
    </Link>
  );
}
