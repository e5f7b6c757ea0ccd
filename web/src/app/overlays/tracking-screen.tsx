import { KeptResults } from '../../features/preflight/kept/kept-results.tsx';
import { ProjectTracking } from '../../features/projects/project-tracking.tsx';

interface TrackingScreenProps {
  isOpen: boolean;
  onOpenPreflight: () => void;
}

/** Project Tracking, with the preflight results kept with each project. */
export function TrackingScreen({ isOpen, onOpenPreflight }: TrackingScreenProps) {
  return (
    <ProjectTracking
      isOpen={isOpen}
      renderKept={({ uuid }) => <KeptResults key={uuid} projectId={uuid} onOpenPreflight={onOpenPreflight} />}
    />
  );
}
