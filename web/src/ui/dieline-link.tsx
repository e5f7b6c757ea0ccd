import { addressOf, isAccepted, type OpenedDieline } from '@printpartner/print-search/answers';
import { Link } from './link.tsx';

/** Opens a dieline with its sizes; its Close button returns here. Renders nothing where the dieline doesn't take a value. */
export function DielineLink({ opened }: { opened: OpenedDieline | undefined }) {
  if (!opened || !isAccepted(opened)) return null;
  return (
    <Link
      to={addressOf(opened)}
      state={{ cameFromHome: true }}
      data-unsearched
      className="touch-target type-data type-link justify-self-start"
    >
      Dieline to size
    </Link>
  );
}
