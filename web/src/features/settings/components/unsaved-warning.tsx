/** Inside a question: what is lost when it is answered with yes. */
export function UnsavedWarning({ work }: { work: readonly string[] }) {
  if (work.length === 0) return null;
  return (
    <span className="mt-3 block border-l-3 border-warning-fill pl-3 text-ink">
      Not saved, and lost when you go on: {new Intl.ListFormat('en-US').format(work)}.
    </span>
  );
}
