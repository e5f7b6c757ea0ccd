import { Link } from 'react-router';
import { calculatorAddress, catalogEntries } from './catalog.ts';

/** From a guide to the panel of all calculators; Close there comes back. */
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
