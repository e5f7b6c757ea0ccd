import type { Collision } from '@printpartner/dielines';
import { VerdictIcon } from '../../../../ui/verdict.tsx';

/** What has no room in the folded piece, in words. */
export function CollisionNotes({ collisions }: { collisions: readonly Collision[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output can't hold a list
    <div role="status">
      {collisions.length === 0 ? (
        <p className="type-note text-ink-3">Every panel has room.</p>
      ) : (
        <ul className="grid gap-1.5">
          {collisions.map(({ reason }) => (
            <li key={reason} className="type-data flex gap-2">
              <VerdictIcon verdict="fail" label="Fail" className="mt-px shrink-0" />
              <span className="min-w-0">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
