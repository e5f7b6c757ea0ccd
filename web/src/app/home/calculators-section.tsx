import { calculatorAddress, catalogEntries } from '../../features/guides/calculators/catalog.ts';
import { AsideSection } from '../../features/home/aside-section.tsx';
import { Link } from '../../ui/link.tsx';

/** Links to the calculators on the home screen. */
export function CalculatorsSection() {
  return (
    <AsideSection title="Calculators">
      <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-4 lg:grid-cols-3">
        {catalogEntries.map(({ id, title }) => (
          <li key={id} className="border-b border-rule">
            <Link
              to={calculatorAddress(id)}
              state={{ cameFromHome: true }}
              className="touch-target type-data block py-2.5 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </AsideSection>
  );
}
