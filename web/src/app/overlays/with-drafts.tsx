import { use, type ReactNode } from 'react';
import { useUser } from '../../entities/session/session-context.ts';
import { draftsReady } from '../../platform/storage/drafts-ready.ts';

/** Waits until drafts can be read; inside a `Suspense`. */
export function WithDrafts({ children }: { children: ReactNode }) {
  use(draftsReady(useUser().id));
  return children;
}
