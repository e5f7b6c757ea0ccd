import type { PreflightCheck, PreflightFinding, PreflightResult } from '@printpartner/contracts/types';

/** One finding with where it stands in the list: its check, and its number among the check's findings. */
export interface PlacedFinding {
  check: PreflightCheck;
  finding: PreflightFinding;
  index: number;
  /** As the list counts checks that are not passed, from 1; the marker on the page shows it. */
  marker: number;
}

/** What the pages beside the list show, and tell back; `page-viewer.tsx` draws them. */
export interface PageViewProps {
  /** The very file that was checked; nothing of it is fetched. */
  file: File;
  password: string | undefined;
  result: PreflightResult;
  findings: readonly PlacedFinding[];
  /** Chosen in the list or on the page; null for none. */
  selected: PlacedFinding | null;
  /** Under the pointer in the list or on the page. */
  hovered: PlacedFinding | null;
  onSelect: (finding: PlacedFinding) => void;
  onHover: (finding: PlacedFinding | null) => void;
}
