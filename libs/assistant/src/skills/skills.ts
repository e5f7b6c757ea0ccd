import { appSkills, namedCalculators } from './app/app-skills.ts';
import { bookFigures, booksSkills } from './books/books-skills.ts';
import { filesSkills, fileSizes, followedFiles } from './files/files-skills.ts';
import { exactMailSkills, mailSkills } from './mail/mail-skills.ts';
import { exactPaperSkills, paperSkills } from './paper/paper-skills.ts';
import { pricesSkills, printPrices } from './prices/prices-skills.ts';
import type { Skill } from './skill.ts';

/** All skills; the first that has an answer wins. */
export const skills: readonly Skill[] = [
  ...namedCalculators,
  ...exactMailSkills,
  ...printPrices,
  ...exactPaperSkills,
  ...bookFigures,
  ...fileSizes,
  ...mailSkills,
  ...pricesSkills,
  ...appSkills,
  ...filesSkills,
  ...booksSkills,
  ...paperSkills,
  ...followedFiles,
];
