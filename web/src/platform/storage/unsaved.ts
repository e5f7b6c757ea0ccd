/** Describes unsaved work, such as 'the project “Harbor”'; null when there is none. */
export type Unsaved = () => string | null;

const reporters = new Set<Unsaved>();

/** Registers a source of unsaved work. Returns a function that unregisters it. */
export function reportUnsaved(unsaved: Unsaved): () => void {
  reporters.add(unsaved);
  return () => {
    reporters.delete(unsaved);
  };
}

/** Everything unsaved on this page. */
export function unsavedWork(): string[] {
  return [...reporters].flatMap((unsaved) => unsaved() ?? []);
}
