interface ChangedTextProps {
  /** '' if there was none. */
  before: string;
  /** '' if it was removed. */
  after: string;
}

/** What a text was, crossed out, and what it is now. */
export function ChangedText({ before, after }: ChangedTextProps) {
  return (
    <>
      {before !== '' && (
        <>
          <span className="sr-only">was </span>
          <s className="whitespace-pre-line text-ink-2">{before}</s>{' '}
          <span aria-hidden className="text-ink-2">
            →{' '}
          </span>
        </>
      )}
      <span className="sr-only">now </span>
      <span className="whitespace-pre-line">{after === '' ? 'removed' : after}</span>
    </>
  );
}
