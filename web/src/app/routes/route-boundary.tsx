import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Boundary } from '../../ui/boundary.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';

/** A page that did not load takes no other page along: Back leads to one that stands. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary resetKey={pathname} fallback={<NotLoaded />}>
      {children}
    </Boundary>
  );
}
