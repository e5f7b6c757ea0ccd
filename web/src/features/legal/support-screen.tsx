import { usePaidPlan } from '../../entities/session/use-paid-plan.ts';
import { DocumentPage, Passage } from '../../ui/document-page.tsx';
import { Link } from '../../ui/link.tsx';
import { SupportAddress } from './support-address.tsx';

export function SupportScreen() {
  return (
    <DocumentPage title="Support">
      <Passage title="Write to us">
        <p>
          <span data-unsearched>
            <SupportAddress />.
          </span>{' '}
          We reply in 1-2 business days.
        </p>
      </Passage>
      <Passage title="Quick troubleshooting">
        <ul>
          <li>Cannot sign in: use the email address you signed up with. Passwords are case-sensitive.</li>
          <li>
            Offline Mode appears at the top right: what you type is saved on this device. It is sent when you
            are back online, and reminders appear.
          </li>
          <li>
            Saving or reminders do not work: try Chrome, Edge, Safari or Firefox. Strict privacy browsers may
            not support saving or notifications.
          </li>
          <li>A screen looks wrong: reload the page. Your saved projects stay.</li>
        </ul>
      </Passage>
      <Passage title="A question about a purchase">
        <p>Write where you bought it, and add this line:</p>
        <p className="type-body text-ink-2">
          <PlanNote />
        </p>
      </Passage>
      <Passage title="Policies">
        <p>
          <Link to="/privacy" className="type-link">
            Privacy Policy
          </Link>{' '}
          and{' '}
          <Link to="/terms" className="type-link">
            Terms of Service
          </Link>
          .
        </p>
      </Passage>
    </DocumentPage>
  );
}

/** What support asks first about a purchase: whether this browser shows signs of one. */
function PlanNote() {
  const plan = usePaidPlan();
  return <span data-worked>This browser: {plan ? `${plan} access found` : 'no purchase found'}.</span>;
}
