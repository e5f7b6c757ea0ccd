import { useState } from 'react';
import { ProjectFiles } from '../../features/files/project-files.tsx';
import type { VersionResult } from '../../features/files/version-check.tsx';
import { KeptResults } from '../../features/preflight/kept/kept-results.tsx';
import { OpenedResult } from '../../features/preflight/kept/opened-result.tsx';
import type { JobAddress } from '../../features/projects/address/use-job-address.ts';
import { ProjectTracking } from '../../features/projects/project-tracking.tsx';
import { ProjectQuotes } from '../../features/quotes/project/project-quotes.tsx';
import { drawFirstPage } from './draw-first-page.ts';
import { WithDrafts } from './with-drafts.tsx';

interface TrackingScreenProps {
  isOpen: boolean;
  address: JobAddress;
  onOpenPreflight: () => void;
  onOpenQuotes: (sheetId: string) => void;
}

/** Project Tracking, with the quotes for each project, its files, and the preflight results kept with it. */
export function TrackingScreen({ isOpen, address, onOpenPreflight, onOpenQuotes }: TrackingScreenProps) {
  const [opened, setOpened] = useState<VersionResult | null>(null);
  return (
    <WithDrafts>
      <ProjectTracking
        isOpen={isOpen}
        address={address}
        renderKept={({ uuid }) => (
          <>
            <ProjectQuotes projectId={uuid} onOpen={onOpenQuotes} />
            <ProjectFiles
              key={`files ${uuid}`}
              projectId={uuid}
              drawFirstPage={drawFirstPage}
              onOpenResult={setOpened}
            />
            <KeptResults key={uuid} projectId={uuid} onOpenPreflight={onOpenPreflight} />
          </>
        )}
      />
      {opened && (
        <OpenedResult
          shown={{ ...opened, id: opened.keptId, at: opened.checkedAt, isFileKept: true }}
          onClose={() => setOpened(null)}
        />
      )}
    </WithDrafts>
  );
}
