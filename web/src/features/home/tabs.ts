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

export interface Tab {
  id: string;
  label: string;
  Icon: LucideIcon;
}

/** Color of every tile until its user chooses another. */
export const defaultTabColor = '#64748B';

/** The twelve tabs in their first order. */
export const tabs = [
  { id: 'preflight', label: 'Preflight File & Preflight Checklist', Icon: ScanLine },
  { id: 'mailers', label: 'Mailing And Postage Info', Icon: Stamp },
  { id: 'mailer', label: 'Create Custom Specs', Icon: PencilRuler },
  { id: 'pocketfolder', label: 'Pocket Folder Templates', Icon: FolderOpen },
  { id: 'projects', label: 'Project Tracking', Icon: Kanban },
  { id: 'specs', label: 'Create Booklet Specs', Icon: BookOpenCheck },
  { id: 'paper', label: 'Paper & Envelope Types', Icon: Layers },
  { id: 'coatings', label: 'Coating Options', Icon: Droplets },
  { id: 'binding', label: 'Binding Options', Icon: Notebook },
  { id: 'booklet', label: 'Booklets', Icon: BookOpen },
  { id: 'brochure', label: 'Brochures', Icon: Map },
  { id: 'printing-presses', label: 'Printing Presses', Icon: Printer },
] as const satisfies readonly Tab[];

export type TabId = (typeof tabs)[number]['id'];

export function findTab(id: string | null) {
  return tabs.find((tab) => tab.id === id);
}
