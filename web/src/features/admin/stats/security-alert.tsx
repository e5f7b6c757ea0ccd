import { useQuery } from '@tanstack/react-query';
import { countText } from '@printpartner/print-knowledge/figures';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { Button } from '../../../ui/button.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';

interface SecurityAlertProps {
  webAttempts: number;
  onShow: () => void;
}

/** Shown while there are attempts from the web. Only where sign-up on the web is refused are they a reason to worry. */
export function SecurityAlert({ webAttempts, onShow }: SecurityAlertProps) {
  const { data: config } = useQuery(apiQuery('GET /api/config'));
  const isAllowed = config?.flags['webSignUp'] === true;
  const attempts = `${countText(webAttempts)} web ${webAttempts === 1 ? 'attempt' : 'attempts'}.`;
  return (
    <section
      aria-labelledby="security-alert"
      className={`grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-3 rounded-sheet border px-4 py-3.5 md:grid-cols-[auto_1fr_auto] ${isAllowed ? 'border-rule bg-sheet' : 'border-fail bg-fail-tint'}`}
    >
      <VerdictIcon verdict={isAllowed ? 'manual' : 'fail'} size={22} className="self-start md:self-center" />
      <div className="text-ink">
        <h2 id="security-alert" className={`type-subhead ${isAllowed ? '' : 'text-fail'}`}>
          {isAllowed ? 'Sign-up on the web is open' : 'Security Alert'}
        </h2>
        <p className="type-data">
          {attempts}{' '}
          {isAllowed
            ? 'The setting WEB_SIGNUP allows them.'
            : 'They may be bypass attempts, because account creation is mobile-only.'}
        </p>
      </div>
      <Button variant="outline" size="small" onClick={onShow} className="max-md:col-start-2">
        Show web attempts
      </Button>
    </section>
  );
}
