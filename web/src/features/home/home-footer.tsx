import { Link } from '../../ui/link.tsx';

export function HomeFooter() {
  return (
    <footer className="type-note flex flex-wrap items-baseline gap-x-4 gap-y-2.5 text-ink-2">
      <p className="w-full md:mr-auto md:w-auto">For reference only - verify all specs with your printer</p>
      <Link to="/privacy" className="touch-target type-link">
        Privacy
      </Link>
      <Link to="/terms" className="touch-target type-link">
        Terms
      </Link>
    </footer>
  );
}
