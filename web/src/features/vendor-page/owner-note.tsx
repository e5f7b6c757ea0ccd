/** In place of the form, for the owner of the link, whose answer would be refused. Above the sheet on a phone. */
export function OwnerNote({ vendor }: { vendor: string }) {
  return (
    <section
      aria-labelledby="owner-note"
      className="min-w-0 self-start lg:col-start-2 lg:row-start-1 rounded-sheet border border-rule bg-sheet px-4 py-5 md:px-6 md:py-6"
    >
      <h2 id="owner-note" className="type-section">
        You made this link
      </h2>
      <p className="type-body mt-2 wrap-anywhere text-ink-2">
        {vendor} sees these specs, with a form to answer. Only the vendor can fill it in. Type in a quote you
        got another way on the quotes screen of the sheet. Your visit isn’t counted.
      </p>
      <a href="/" className="touch-target type-link mt-4 inline-block text-ink">
        Back to Print Partner
      </a>
    </section>
  );
}
