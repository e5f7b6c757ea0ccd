/** What earlier versions left in browsers; nothing reads it any more. */
const legacyPrefixes = [
  'gdpp:project:',
  'projectTracker',
  'pt:',
  'projects_cache',
  'formCache',
  'PROJECT_1_',
  'PROJECT_2_',
  'PROJECT_',
  'pp:',
  'pp_form:',
  'pp_cache:',
];

export const isLegacyKey = (key: string): boolean => legacyPrefixes.some((prefix) => key.startsWith(prefix));

/** Removes the keys of earlier versions; all others stay. A browser that keeps nothing has nothing to remove. */
export function purgeLegacyKeys(): void {
  try {
    for (const key of Object.keys(localStorage).filter(isLegacyKey)) localStorage.removeItem(key);
  } catch (error) {
    // oxlint-disable-next-line no-console -- a clean-up that fails is only logged
    console.warn('Old keys stay in this browser:', error);
  }
}
