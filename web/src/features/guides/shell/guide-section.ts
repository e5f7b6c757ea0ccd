import type { ReactNode } from 'react';

export interface GuideSection {
  /** Used by deep links: `?tab=…&section=<id>`. */
  id: string;
  title: string;
  /** Right of the title: `16 papers`. */
  count?: string;
  /** On phones, only the first of these does. */
  startsOpen?: boolean;
  content: ReactNode;
}

export interface GuidePart {
  /** Omitted when the header already says it. */
  title?: string;
  sections: readonly GuideSection[];
}
