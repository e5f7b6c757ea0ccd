import { appSkills, namedCalculators } from './app/app-skills.ts';
import { bookFigures, booksSkills } from './books/books-skills.ts';
import { filesSkills, fileSizes, followedFiles } from './files/files-skills.ts';
import { exactMailSkills, mailSkills } from './mail/mail-skills.ts';
import { exactPaperSkills, paperSkills } from './paper/paper-skills.ts';
import { pricesSkills, printPrices } from './prices/prices-skills.ts';
import { coatingClaims } from './claims/coating-claims.ts';
import { fileClaims } from './claims/file-claims.ts';
import { inkClaims } from './claims/ink-claims.ts';
import { pageClaims } from './claims/page-claims.ts';
import { paperClaims } from './claims/paper-claims.ts';
import { pieceClaims } from './claims/piece-claims.ts';
import { pantoneValues, specialProcesses } from './claims/special-processes.ts';
import type { Skill } from './skill.ts';

/** All skills; the first that has an answer wins. */
export const skills: readonly Skill[] = [
  ...namedCalculators,
  ...exactMailSkills,
  specialProcesses,
  pantoneValues,
  inkClaims,
  fileClaims,
  pageClaims,
  paperClaims,
  pieceClaims,
  coatingClaims,
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
