const options = [
  {
    title: 'Save the image',
    text: 'Choose PDF or SVG. Both are true size and open in Illustrator, InDesign and Affinity with their layers.',
  },
  {
    title: 'Save as PDF from the print menu',
    text: 'In the browser, choose Print, then Save as PDF. The drawing is scaled to the page, so use it to look at, not to build on.',
  },
  {
    title: 'Take a screenshot',
    text: 'On a phone, press the buttons for a screenshot while the template is open. Good for a quick note to a vendor.',
  },
];

/** Three ways to keep a template. */
export function SaveHelp() {
  return (
    <section
      aria-label="How to Save Folder Templates"
      className="rounded-sheet border border-rule bg-sheet p-4"
    >
      <h2 className="type-subhead">How to Save Folder Templates</h2>
      <ol className="type-data mt-2 grid gap-2">
        {options.map(({ title, text }, place) => (
          <li key={title} className="text-pretty text-ink-2">
            <strong className="font-semibold text-ink">
              Option {place + 1}: {title}.
            </strong>{' '}
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
