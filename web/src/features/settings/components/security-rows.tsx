import { Fragment, type ReactNode, useId, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';

const FIRST = 5;

interface SecurityRowsProps<Row extends { id: string }> {
  query: Pick<UseQueryResult<Row[]>, 'data' | 'isError' | 'refetch'>;
  /** What the rows are, as in "Your … did not load". */
  name: string;
  empty: string;
  children: (row: Row) => ReactNode;
}

/** A list that is read from the server: its first rows, and the others on demand. */
export function SecurityRows<Row extends { id: string }>({
  query: { data, isError, refetch },
  name,
  empty,
  children,
}: SecurityRowsProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!data && isError)
    return (
      <p className="type-data mt-3 text-ink-2">
        Your {name} did not load.{' '}
        <button type="button" onClick={() => void refetch()} className="touch-target type-link text-ink">
          Try again
        </button>
      </p>
    );
  if (!data)
    return (
      <div className="mt-4">
        <SkeletonLines label={`Loading ${name}`} widths={['60%', '50%']} />
      </div>
    );
  if (data.length === 0) return <p className="type-data mt-3 text-ink-2">{empty}</p>;
  return (
    <>
      <ul id={id} data-unsearched className="mt-3 border-t border-rule">
        {(isOpen ? data : data.slice(0, FIRST)).map((row) => (
          <li
            key={row.id}
            className="flex items-start justify-between gap-4 border-b border-rule py-2.5 last:border-b-0 last:pb-0"
          >
            {children(row)}
          </li>
        ))}
      </ul>
      {data.length > FIRST && (
        <Button
          size="small"
          variant="quiet"
          className="mt-2 -ml-3"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${data.length}`}
        </Button>
      )}
    </>
  );
}

/** Device, network and times in the second line of a row, which breaks only between them. */
export function Particulars({ parts }: { parts: readonly string[] }) {
  return (
    <p className="type-data text-ink-2">
      {parts.filter(Boolean).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' · '}
          <span className="whitespace-nowrap">{part}</span>
        </Fragment>
      ))}
    </p>
  );
}
