import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { limits, type PasswordOwner } from '@printpartner/contracts/types';
import { Field, PasswordInput } from '../../../ui/field.tsx';
import type { Strength } from './estimate-strength.ts';
import { StrengthQuestions } from './strength-questions.ts';

interface NewPasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  error: string | undefined;
  /** What the form knows of the account now: a password must not be its name or address. */
  owner: () => PasswordOwner;
}

/** A password to be set, with a hint how strong it is. What estimates it is loaded when the field gets the focus. */
export function NewPasswordField({ label, error, owner, ...input }: NewPasswordFieldProps) {
  const questions = useRef<StrengthQuestions>(null);
  const [isLong, setLong] = useState(false);
  // Until the next answer, the last one stays, so that the hint doesn't flicker.
  const [strength, setStrength] = useState<Strength | null>(null);
  useEffect(
    () => () => {
      questions.current?.end();
      questions.current = null;
    },
    [],
  );

  function estimate(password: string) {
    const isLongNow = password.length >= limits.passwordMin;
    setLong(isLongNow);
    if (isLongNow) questions.current?.ask({ password, owner: owner() });
    else setStrength(null);
  }

  return (
    <Field label={label} hint={`${limits.passwordMin} characters or more`} error={error}>
      <PasswordInput
        autoComplete="new-password"
        {...input}
        onFocus={() => (questions.current ??= new StrengthQuestions(setStrength))}
        onInput={({ currentTarget: { value } }) => estimate(value)}
      />
      <StrengthHint strength={isLong && error === undefined ? strength : null} />
    </Field>
  );
}

const looks = {
  weak: { steps: 1, text: 'Weak: easy to guess. Add a word or two.' },
  fair: { steps: 2, text: 'Fair: a few more characters make it strong.' },
  strong: { steps: 3, text: 'Strong' },
} as const;

function StrengthHint({ strength }: { strength: Strength | null }) {
  return (
    <p aria-live="polite" className="type-note text-ink-2">
      {strength && (
        <span className="flex items-baseline gap-2 pt-1.5">
          {strength.level === 'refused' ? (
            strength.reason
          ) : (
            <>
              <Steps filled={looks[strength.level].steps} />
              {looks[strength.level].text}
            </>
          )}
        </span>
      )}
    </p>
  );
}

/** Says the same as the words beside it. */
function Steps({ filled }: { filled: number }) {
  return (
    <span aria-hidden className="flex shrink-0 gap-0.5">
      {[1, 2, 3].map((step) => (
        <span key={step} className={`h-1.5 w-3 rounded-full ${step <= filled ? 'bg-ink-2' : 'bg-rule'}`} />
      ))}
    </span>
  );
}
