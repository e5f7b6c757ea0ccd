import {
  BookOpen,
  BookOpenCheck,
  Droplets,
  FolderOpen,
  Kanban,
  Layers,
  Map,
  Notebook,
  PencilRuler,
  Printer,
  ScanLine,
  Stamp,
  type LucideIcon,
} from 'lucide-react';
import { tabKeys, type TabKey } from '@printpartner/contracts/types';

export type TabId = TabKey;

export interface Tab {
  id: TabId;
  label: string;
  Icon: LucideIcon;
  /** Guides have a band in the tab's color with its own close button. */
  isGuide?: boolean;
}

const byId: Record<TabId, Omit<Tab, 'id'>> = {
  preflight: { label: 'Preflight File & Preflight Checklist', Icon: ScanLine },
  mailers: { label: 'Mailing And Postage Info', Icon: Stamp, isGuide: true },
  mailer: { label: 'Create Custom Specs', Icon: PencilRuler },
  pocketfolder: { label: 'Pocket Folder Templates', Icon: FolderOpen, isGuide: true },
  projects: { label: 'Project Tracking', Icon: Kanban },
  specs: { label: 'Create Booklet Specs', Icon: BookOpenCheck },
  paper: { label: 'Paper & Envelope Types', Icon: Layers, isGuide: true },
  coatings: { label: 'Coating Options', Icon: Droplets, isGuide: true },
  binding: { label: 'Binding Options', Icon: Notebook, isGuide: true },
  booklet: { label: 'Booklets', Icon: BookOpen, isGuide: true },
  brochure: { label: 'Brochures', Icon: Map, isGuide: true },
  'printing-presses': { label: 'Printing Presses', Icon: Printer, isGuide: true },
};

export const tabOf = (id: TabId): Tab => ({ id, ...byId[id] });

/** The twelve tabs in their default order. */
export const tabs: readonly Tab[] = tabKeys.map(tabOf);

export function findTab(id: string | null): Tab | undefined {
  return tabs.find((tab) => tab.id === id);
}
