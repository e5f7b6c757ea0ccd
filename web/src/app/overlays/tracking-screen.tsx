import { KeptResults } from '../../features/preflight/kept/kept-results.tsx';
import type { JobAddress } from '../../features/projects/address/use-job-address.ts';
import { ProjectTracking } from '../../features/projects/project-tracking.tsx';
import { WithDrafts } from './with-drafts.tsx';

interface TrackingScreenProps {
  isOpen: boolean;
  address: JobAddress;
  onOpenPreflight: () => void;
}

/** Project Tracking, with the preflight results kept with each project. */
export function TrackingScreen({ isOpen, address, onOpenPreflight }: TrackingScreenProps) {
  return (
    <WithDrafts>
      <ProjectTracking
        isOpen={isOpen}
        address={address}
        renderKept={({ uuid }) => (
          <KeptResults key={uuid} projectId={uuid} onOpenPreflight={onOpenPreflight} />
        )}
      />
    </WithDrafts>
  );
}
