import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { ChatSpecValues } from '@printpartner/contracts/types';

/** What an answer leads to elsewhere in the app. */
export interface AnswerActions {
  /** The icon of a tab; undefined for an unknown one. */
  tabIcon: (tab: string | null) => LucideIcon | undefined;
  /** Opens a path of our own. */
  onFollow: (address: string) => void;
  /** The button that fills a spec form. */
  renderAddToSpecs: (specs: ChatSpecValues) => ReactNode;
}
