import type { Steps } from './steps.ts';

export const interactiveSteps: Steps = {
  indesign: [
    'Export as Adobe PDF (Print), not (Interactive).',
    'Under General, take Bookmarks and Hyperlinks off; Interactive Elements: Do Not Include.',
    'Films and buttons: put a picture in their place.',
  ],
  illustrator: [
    'Save as PDF/X-4, which holds nothing for screens.',
    'Comments made in Acrobat: delete them, or export anew.',
  ],
  canva: [
    'Remove links, films and animations from the design.',
    'Download as PDF Print, not PDF Standard.',
    'Tick Flatten PDF, which takes form fields and notes along as pictures.',
  ],
  word: [
    'Review, Delete, All Comments; accept or reject all changes.',
    'Select all and press Ctrl+Shift+F9 to turn links into plain text.',
    'Save as PDF; take Create bookmarks off in Options.',
  ],
};
