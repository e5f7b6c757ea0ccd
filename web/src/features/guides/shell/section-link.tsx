import { useLocation } from 'react-router';
import { Link } from '../../../ui/link.tsx';
import type { GuideSection } from './guide-section.ts';

interface SectionLinkProps {
  section: GuideSection;
  isCurrent: boolean;
  onFollow: (id: string) => void;
  className: string;
}

/** Link to a section. Replaces the address, so that Back leaves the guide. */
export function SectionLink({ section: { id, title }, isCurrent, onFollow, className }: SectionLinkProps) {
  const { state, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('section', id);
  params.delete('entry');
  params.delete('detail');
  return (
    <Link
      to={`?${params.toString()}`}
      replace
      state={state}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onFollow(id)}
      className={`type-data block aria-[current]:font-semibold aria-[current]:text-ink ${className}`}
    >
      {title}
    </Link>
  );
}
