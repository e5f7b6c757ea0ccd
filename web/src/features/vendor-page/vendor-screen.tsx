import { useQuery } from '@tanstack/react-query';
import { PublicScreen } from '../../ui/public-page/public-screen.tsx';
import { showPublicPage } from '../../ui/public-page/show-public-page.tsx';
import { ClosedPage } from './closed-page.tsx';
import { vendorPageQuery, vendorWords } from './vendor-link.ts';
import { VendorPageView } from './vendor-page-view.tsx';

/** Shows the page of a vendor link in place of the app. */
export function showVendorPage(root: HTMLElement): void {
  showPublicPage(root, (token) => <VendorScreen token={token} />);
}

/** What a vendor sees who opens a link: the sheet and a form to answer, or why there is neither. */
export function VendorScreen({ token }: { token: string }) {
  const query = useQuery(vendorPageQuery(token));
  return (
    <PublicScreen query={query} words={vendorWords}>
      {(page, onReload) =>
        page.state === 'closed' ? (
          <ClosedPage token={token} page={page} />
        ) : (
          <VendorPageView token={token} page={page} onReload={onReload} />
        )
      }
    </PublicScreen>
  );
}
