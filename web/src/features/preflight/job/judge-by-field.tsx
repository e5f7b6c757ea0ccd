import type { ReactNode, Ref } from 'react';
import { specForms, specKinds } from '@printpartner/contracts/spec-fields';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { jobLine } from './job-line.ts';
import { type JobChoice, TYPED, type SheetChoice } from './sheet-choice.ts';
import type { ChosenJob } from './use-chosen-job.ts';
import { useSheetChoices } from './use-sheet-choices.ts';

const NOTHING_TO_CHECK =
  'This spec sheet has no size, page count or inks yet, so there’s nothing to check the file against.';
const GONE = 'This spec sheet no longer exists. Choose another one, or No job.';
const NOT_READ = 'This spec sheet could not be read, so the file can’t be judged by it.';

interface JudgeByFieldProps {
  ref: Ref<HTMLSelectElement>;
  choice: JobChoice;
  /** What the choice orders. */
  chosen: ChosenJob;
  onChoose: (choice: JobChoice) => void;
  /** The fields of a typed job. */
  children?: ReactNode;
}

/** The spec sheet or typed job that the file is judged by, and what it orders. */
export function JudgeByField({ ref, choice, chosen, onChoose, children }: JudgeByFieldProps) {
  const { choices, isLoading, isFailed, retry } = useSheetChoices();
  // Chosen before: its list may not have loaded again, or no longer have it.
  const sheet = choice === TYPED ? null : choice;
  const isMissing = sheet !== null && !choices.some((one) => one.id === sheet.id);
  const offered = isMissing ? [sheet, ...choices] : choices;
  const isEmpty = offered.length === 0;
  return (
    <div>
      <Field
        label="Judge by"
        hint={
          isEmpty && !isFailed
            ? isLoading
              ? 'Loading your spec sheets…'
              : 'You have no spec sheets yet'
            : undefined
        }
        error={problemOf(chosen)}
      >
        <Select
          ref={ref}
          value={choice === TYPED ? TYPED : (sheet?.id ?? '')}
          onChange={({ currentTarget: { value } }) =>
            onChoose(value === TYPED ? TYPED : (offered.find((one) => one.id === value) ?? null))
          }
        >
          <option value="">No job</option>
          <option value={TYPED}>Size, pages, binding and inks typed here</option>
          {specKinds.map((kind) => (
            <KindOptions
              key={kind}
              title={specForms[kind].projectName}
              choices={offered.filter((one) => one.kind === kind)}
            />
          ))}
        </Select>
      </Field>
      {children}
      {chosen.state === 'failed' && !chosen.isGone && <TryAgain onRetry={chosen.retry} />}
      <output className="type-note block text-ink-2">
        {chosen.state === 'reading' && <span className="block pt-1.5">Reading the spec sheet…</span>}
        {chosen.state === 'ready' && <span className="block pt-1.5">{jobLine(chosen.job)}</span>}
      </output>
      {isFailed && chosen.state !== 'failed' && (
        <TryAgain onRetry={retry}>Your spec sheets did not load. </TryAgain>
      )}
    </div>
  );
}

function KindOptions({ title, choices }: { title: string; choices: readonly SheetChoice[] }) {
  if (choices.length === 0) return null;
  return (
    <optgroup label={title}>
      {choices.map(({ id, fullName }) => (
        <option key={id} value={id}>
          {fullName}
        </option>
      ))}
    </optgroup>
  );
}

function TryAgain({ onRetry, children }: { onRetry: () => void; children?: string }) {
  return (
    <p className="type-note pt-1.5 text-ink-2">
      {children}
      <button type="button" onClick={onRetry} className="touch-target type-link text-ink">
        Try again
      </button>
    </p>
  );
}

function problemOf(chosen: ChosenJob): string | undefined {
  if (chosen.state === 'unusable') return NOTHING_TO_CHECK;
  if (chosen.state !== 'failed') return undefined;
  return chosen.isGone ? GONE : NOT_READ;
}
