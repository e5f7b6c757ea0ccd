import { KeptResults } from '../../features/preflight/kept/kept-results.tsx';
import type { JobAddress } from '../../features/projects/address/use-job-address.ts';
import { ProjectTracking } from '../../features/projects/project-tracking.tsx';
import { ProjectQuotes } from '../../features/quotes/project/project-quotes.tsx';
import { WithDrafts } from './with-drafts.tsx';

interface TrackingScreenProps {
  isOpen: boolean;
  address: JobAddress;
  onOpenPreflight: () => void;
  onOpenQuotes: (sheetId: string) => void;
}

/** Project Tracking, with the quotes for each project and the preflight results kept with it. */
export function TrackingScreen({ isOpen, address, onOpenPreflight, onOpenQuotes }: TrackingScreenProps) {
  return (
    <WithDrafts>
      <ProjectTracking
        isOpen={isOpen}
        address={address}
        renderKept={({ uuid }) => (
          <>
            <ProjectQuotes projectId={uuid} onOpen={onOpenQuotes} />
            <KeptResults key={uuid} projectId={uuid} onOpenPreflight={onOpenPreflight} />
          </>
        )}
      />
    </WithDrafts>
  );
}
