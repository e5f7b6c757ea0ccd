import { Button } from '../../../ui/button.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { countText } from './stat-notes.ts';

interface SecurityAlertProps {
  webAttempts: number;
  onShow: () => void;
}

/** Shown while there are attempts from the web. */
export function SecurityAlert({ webAttempts, onShow }: SecurityAlertProps) {
  return (
    <section
      aria-labelledby="security-alert"
      className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-3 rounded-sheet border border-fail bg-fail-tint px-4 py-3.5 md:grid-cols-[auto_1fr_auto]"
    >
      <VerdictIcon verdict="fail" size={22} className="self-start md:self-center" />
      <div className="text-ink">
        <h2 id="security-alert" className="type-subhead text-fail">
          Security Alert
        </h2>
        <p className="type-data">
          {countText(webAttempts)} web {webAttempts === 1 ? 'attempt' : 'attempts'}. They may be bypass
          attempts, because account creation is mobile-only.
        </p>
      </div>
      <Button variant="outline" size="small" onClick={onShow} className="max-md:col-start-2">
        Show web attempts
      </Button>
    </section>
  );
}
