import type { Citation } from '../skill.ts';

const settings = (entry: string): Citation => ({ entry, place: 'Settings' });

/** The screens that the answers about Print Partner cite. */
export const screens = {
  projects: { entry: 'Project Tracking' },
  booklet: { entry: 'Create Booklet Specs' },
  custom: { entry: 'Create Custom Specs' },
  preflight: { entry: 'Preflight File & Preflight Checklist' },
  mailing: { entry: 'Mailing And Postage Info' },
  folders: { entry: 'Pocket Folder Templates' },
  paper: { entry: 'Paper & Envelope Types' },
  coatings: { entry: 'Coating Options' },
  bindings: { entry: 'Binding Options' },
  booklets: { entry: 'Booklets' },
  brochures: { entry: 'Brochures' },
  presses: { entry: 'Printing Presses' },
  calculators: { entry: 'Calculators' },
  prices: { entry: 'Price range', place: 'Press and price' },
  settings: { entry: 'Settings' },
  tutorial: settings('Tutorial'),
  account: settings('Account'),
  password: settings('Password'),
  signOut: settings('Sign Out'),
  data: settings('Your data'),
  deletion: settings('Delete Account'),
  support: settings('Support'),
  notifications: settings('Reminder notifications'),
  rearrange: settings('Rearrange Tabs'),
  colors: settings('Tab colors'),
  supportPage: { entry: 'Write to us', place: 'Support' },
  plans: { entry: 'Plans and prices', place: 'Terms of Service' },
  refunds: { entry: 'Refunds', place: 'Terms of Service' },
  stored: { entry: 'What is stored', place: 'Privacy Policy' },
} as const satisfies Record<string, Citation>;
