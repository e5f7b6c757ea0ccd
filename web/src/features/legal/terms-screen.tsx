import { DocumentPage, Passage } from '../../ui/document-page.tsx';
import { Link } from '../../ui/link.tsx';
import { SupportAddress } from './support-address.tsx';

export function TermsScreen() {
  return (
    <DocumentPage title="Terms of Service" note="Last updated January 9, 2025">
      <Passage title="What the product is">
        <p>
          Print Partner helps you plan print jobs. Its sizes, weights, rates and page counts are for reference
          only: verify all specs with your printer before you order.
        </p>
      </Passage>
      <Passage title="Your account">
        <p>
          Keep your password to yourself: you&rsquo;re responsible for its use. You may stop using the product
          at any time and delete your account in Settings.
        </p>
      </Passage>
      <Passage title="Plans and prices">
        <ul>
          <li>There are monthly and lifetime plans. Fees are in US dollars.</li>
          <li>
            Mobile purchases go through the app stores, web subscriptions through third-party payment
            processors.
          </li>
          <li>
            Monthly subscribers get 30 days&rsquo; notice of price changes. Lifetime plans are not subject to
            price changes.
          </li>
        </ul>
      </Passage>
      <Passage title="Refunds">
        <p>Payments are final and non-refundable.</p>
      </Passage>
      <Passage title="Age">
        <p>The product is not meant for children under 13, and they are not knowingly served.</p>
      </Passage>
      <Passage title="Support">
        <p>
          <span data-unsearched>
            Support is by email: <SupportAddress />.
          </span>{' '}
          We reply in 1-2 business days. What is stored about you is listed in the{' '}
          <Link to="/privacy" className="type-link">
            Privacy Policy
          </Link>
          .
        </p>
      </Passage>
    </DocumentPage>
  );
}
