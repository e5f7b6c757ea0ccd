import type { Steps } from './steps.ts';

export const fileIntegritySteps: Steps = {
  indesign: [
    'Open File, Export and choose Adobe PDF (Print), PDF/X-4.',
    'Under Security, tick neither password.',
    'A damaged file: save the document as IDML, open that, and export anew.',
  ],
  illustrator: [
    'Open File, Save As and choose Adobe PDF, PDF/X-4.',
    'Under Security, tick neither password.',
    'A damaged file: save it under a new name and export from there.',
  ],
  canva: [
    'Choose Share, Download, PDF Print; Canva sets no password.',
    'Send the file as downloaded: tools that shrink PDFs may damage or lock it.',
  ],
  word: [
    'Open File, Save As, PDF, Options.',
    'Take off “Encrypt the document with a password”.',
    'Save again and open the PDF once before you send it.',
  ],
};
