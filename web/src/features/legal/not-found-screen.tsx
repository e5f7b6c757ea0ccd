import { useLocation } from 'react-router';
import { buttonLook } from '../../ui/button.tsx';
import { CropFrame } from '../../ui/empty-frame.tsx';
import { Link } from '../../ui/link.tsx';

export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-2 px-4 py-16 md:justify-center md:px-6">
      <title>Page Not Found – Print Partner</title>
      <CropFrame className="mb-4" />
      <h1 className="type-display">404 Page Not Found</h1>
      <p className="type-body max-w-[46ch] break-words text-ink-2">There is no page at {pathname}.</p>
      <Link to="/" className={`${buttonLook('primary')} mt-5`}>
        Back to home
      </Link>
    </main>
  );
}
