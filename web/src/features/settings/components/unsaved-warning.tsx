/** Lists in a confirmation the unsaved work that would be lost. */
export function UnsavedWarning({ work }: { work: readonly string[] }) {
  if (work.length === 0) return null;
  return (
    <span className="mt-3 block border-l-3 border-warning-fill pl-3 text-ink">
      Not saved and will be lost: {new Intl.ListFormat('en-US').format(work)}.
    </span>
  );
}
