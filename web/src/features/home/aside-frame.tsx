import type { ReactNode } from 'react';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AsideSection } from './aside-section.tsx';

/** Where the lists beside the tiles are placed. */
export function AsideFrame({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="What is next"
      className="mt-8 grid grid-cols-[minmax(0,1fr)] content-start gap-8 md:grid-cols-2 md:gap-10 lg:col-start-2 lg:row-span-2 lg:mt-0 lg:grid-cols-1 lg:gap-7 wide:grid-cols-2 wide:gap-10"
    >
      {children}
    </aside>
  );
}

/** Stands in for the lists while their code loads. */
export function AsideWait() {
  return (
    <AsideFrame>
      <AsideSection title="Next due">
        <DueWait />
      </AsideSection>
      <AsideSection title="Reminders">
        <RemindersWait />
      </AsideSection>
    </AsideFrame>
  );
}

export function DueWait() {
  return (
    <div className="py-5">
      <SkeletonLines label="Loading projects" widths={['72%', '48%', '64%']} />
    </div>
  );
}

export function RemindersWait() {
  return (
    <div className="py-5">
      <SkeletonLines label="Loading reminders" widths={['80%', '56%']} />
    </div>
  );
}
