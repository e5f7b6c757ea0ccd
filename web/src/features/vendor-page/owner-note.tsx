/** In place of the form, for the owner of the link, whose answer would be refused. */
export function OwnerNote({ vendor }: { vendor: string }) {
  return (
    <section
      aria-labelledby="owner-note"
      className="min-w-0 self-start rounded-sheet border border-rule bg-sheet px-4 py-5 md:px-6 md:py-6"
    >
      <h2 id="owner-note" className="type-section">
        You made this link
      </h2>
      <p className="type-body mt-2 wrap-anywhere text-ink-2">
        {vendor} sees these specs, with a form to answer here. Only the vendor can answer. If you got a quote
        another way, type it in under Quotes of the sheet. Your visit isn’t counted.
      </p>
      <a href="/" className="touch-target type-link mt-4 inline-block text-ink">
        Back to Print Partner
      </a>
    </section>
  );
}
