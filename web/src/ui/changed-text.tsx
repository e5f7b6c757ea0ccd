import type { ChangedField } from '@printpartner/contracts/types';

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

interface ChangesSinceProps {
  /** The version that the visitor knows. */
  since: number;
  fields: readonly ChangedField[];
  /** Tells whoever opened the page about an answer to the earlier version; '' without such an answer. */
  note: string;
}

/** What a newer version says otherwise. */
export function ChangesSince({ since, fields, note }: ChangesSinceProps) {
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mt-7 border-l-3 border-cyan bg-cyan-tint px-4 py-3.5">
      <h2 id="changes" className="type-subhead">
        {fields.length === 1 ? '1 change' : `${fields.length} changes`} since version {since}
      </h2>
      {note !== '' && <p className="type-data mt-0.5 wrap-anywhere text-ink-2">{note}</p>}
      <ul className="type-data mt-2.5 grid gap-2">
        {fields.map(({ label, before, after }) => (
          <li key={label} className="wrap-anywhere">
            <span className="font-semibold">{label}: </span>
            <ChangedText before={before} after={after} />
          </li>
        ))}
      </ul>
    </section>
  );
}
