/** Says what would be lost, such as 'the project “Harbor”'; null when nothing would be. */
export type Unsaved = () => string | null;

const reporters = new Set<Unsaved>();

/** A feature reports its unsaved work for as long as it may have some. @returns ends the report */
export function reportUnsaved(unsaved: Unsaved): () => void {
  reporters.add(unsaved);
  return () => {
    reporters.delete(unsaved);
  };
}

/** What is unsaved on this page now. */
export function unsavedWork(): string[] {
  return [...reporters].flatMap((unsaved) => unsaved() ?? []);
}
