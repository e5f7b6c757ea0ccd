const FOLDER = /(?<!\b(?:file|zip|manila|hanging) )\bfolders?\b/;
/** What sets one of our pocket folder templates apart: `two 5in curved pockets`, `three-panel`. */
const FOLDER_PART =
  /(?:\b(?:with|w|and|having|plus) )?(?:\b(?:a|an|one|two|left|right|\d) )?(?:(?<![\d.x])\d(?:[- ]\d\/\d|\.\d+)?[- ]?(?:inch|in|")? )?(?:\b(?:curved|angled|rounded|vertical|left|right|single|double) )*\b(?:pockets?|(?:half[- ]?moon |business card |brochure )?slits?)\b|\b(?:two|three|\d)[- ]?panel(?:s|ed)?\b/g;
const ONLY_PART =
  /^(?:(?:and|or|so|also|ok|okay|what|how|about|if|the|a|an|with|make|it|that|one|ones|version|folder|instead|for|now|switch|to|go|do|need|we|i)\b[, ]*)*$/;

/** `a folder with two curved pockets`, then `three-panel instead`: another folder, and no fold. */
export function withFolderPart(earlier: string, text: string): string | undefined {
  const parts = text.match(FOLDER_PART);
  if (!parts || !FOLDER.test(earlier)) return undefined;
  if (!/\b(?:pockets?|panels?|slits?)\b/.test(earlier)) return undefined;
  if (!ONLY_PART.test(text.replaceAll(FOLDER_PART, ' ').replaceAll(/\s+/g, ' ').trim())) return undefined;
  const plain = earlier.replaceAll(FOLDER_PART, ' ').replaceAll(/\s+/g, ' ');
  const part = parts.map((one) => one.trim()).join(' ');
  return plain.replace(FOLDER, (folder) => (/panel/.test(part) ? `${part} ${folder}` : `${folder} ${part}`));
}
