import type { EvaluatedQuestion } from '../evaluated-question.ts';

type Row = readonly [
  id: string,
  ask: string,
  must: NonNullable<EvaluatedQuestion['must']>,
  mustNot?: readonly string[],
];

const rows: readonly Row[] = [
  ['password', 'where do I change my password', ['Settings', 'signs out all your other devices']],
  ['password-forgotten', 'cant remember my password', ['code', '15 minutes']],
  ['delete', 'how do I close my account for good', ['Delete Account', 'permanently']],
  ['export', 'download everything you have on me', ['JSON']],
  ['sign-out', 'log me out everywhere', ['Sign Out']],
  ['change-email', 'I want to use another email address for my login', ['can’t']],
  ['track', 'how do I keep track of a job', ['Project Tracking']],
  ['limit', 'max number of projects', ['20']],
  ['reminder', 'how can I get reminded about a proof', ['Alert Date', 'Alert Time']],
  ['snooze', 'can I postpone a reminder', ['Snooze']],
  ['due-mail', 'will I get an email when a project is due', ['9:00 AM', 'e-mail']],
  ['notifications', 'notifications aren’t showing up', ['browser']],
  ['sms', 'can it send me a text message reminder', ['no']],
  ['archive', 'how to archive finished projects', ['Archive', 'Restore']],
  ['email-specs', 'how do I send my specs to a vendor', ['Email Specs']],
  ['quantities', 'how many quantities fit on a spec sheet', ['6']],
  ['save-sheet', 'can I save specs and reuse them next month', ['Save as']],
  ['templates', 'is there a spec sheet template to start from', ['ten']],
  ['which-form', 'which spec form do I use for a catalog', ['Create Booklet Specs']],
  ['clear', 'how do I clear all fields on the form', ['Clear Fields']],
  ['search', 'is there a keyboard shortcut for searching', ['⌘K', 'Ctrl+K']],
  ['rearrange', 'reorder the tabs on my home screen', ['Hold a tab for 1 second']],
  ['colors', 'can I recolor the tiles', ['30 colors']],
  ['tutorial', 'show me the tutorial', ['Settings', 'seven']],
  ['offline', 'can I use this without internet', ['yes', 'Guides']],
  ['where-spine', 'where’s the spine width calculator', ['Calculators']],
  ['where-envelopes', 'where can I find the envelope guide', ['Paper & Envelope Types']],
  ['order', 'can I order the printing from you', ['no', 'spec sheet']],
  ['price', 'how much is a Print Partner subscription', ['monthly', 'lifetime'], ['$']],
  ['refund', 'can I have my money back', ['non-refundable']],
  ['support', 'how do I reach support', ['1-2 business days']],
  ['dark', 'turn on dark mode', ['system']],
];

export const appQuestions: readonly EvaluatedQuestion[] = rows.map(([id, ask, must, mustNot]) => ({
  id: `app-${id}`,
  subject: 'app',
  ask,
  must,
  ...(mustNot && { mustNot }),
}));
