/** What search can find: one subject of a guide, a calculator, a checklist's item, a screen, or something of the user's own. */
export interface SearchEntry {
  kind: 'guide' | 'calculator' | 'checklist' | 'screen' | 'project' | 'sheet' | 'result';
  title: string;
  /** Where it is, outermost first: `['Paper & Envelope Types', 'Paper By Weight']`. */
  path: readonly string[];
  /** Its facts and sentences, one each: `Caliper: 13.5 pt`. */
  lines: readonly string[];
  /** What its user calls it besides its title: customer, printing company, estimate number. */
  names?: readonly string[];
  /** Path and query of the screen that shows it: `/?tab=paper&section=weight&entry=80-text`. */
  address: string;
}
