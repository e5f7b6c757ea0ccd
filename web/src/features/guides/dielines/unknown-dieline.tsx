import { EmptyFrame } from '../../../ui/empty-frame.tsx';
import { Link } from '../../../ui/link.tsx';

/** What an address that names no dieline shows. */
export function UnknownDieline() {
  return (
    <div className="mx-auto max-w-340 px-4 py-8 md:px-6 md:py-12">
      <EmptyFrame title="This dieline doesn’t exist">
        The address names no template, fold or cover.{' '}
        <Link to="/?tab=pocketfolder" className="type-link">
          Pocket folder templates
        </Link>
      </EmptyFrame>
    </div>
  );
}
