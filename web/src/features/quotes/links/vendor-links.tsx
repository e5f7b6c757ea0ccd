import type { Quote, VendorLink } from '@printpartner/contracts/types';
import { VendorLinkRow } from './vendor-link-row.tsx';

interface VendorLinksProps {
  links: readonly VendorLink[];
  quotes: readonly Quote[];
}

/** The links of a sheet: who has one, whether it was opened, and what can be done with it. */
export function VendorLinks({ links, quotes }: VendorLinksProps) {
  return (
    <section aria-labelledby="vendor-links" className="mt-10">
      <h2 id="vendor-links" className="type-section">
        Vendor links
      </h2>
      <ul className="mt-2 border-t border-ink">
        {links.map((link) => (
          <VendorLinkRow
            key={link.id}
            link={link}
            isAnswered={quotes.some(({ link_id: id }) => id === link.id)}
          />
        ))}
      </ul>
    </section>
  );
}
