import { buttonLook } from '../../ui/button.tsx';
import { DocumentPage, Passage } from '../../ui/document-page.tsx';
import { Link } from '../../ui/link.tsx';

/** How to find the product again without knowing its address. */
export function SearchHelpScreen() {
  return (
    <DocumentPage title="Find Print Partner in a search engine">
      <Passage title="What to search for">
        <ul>
          <li>
            The name in quotation marks: <q>Print Partner</q>. Without them, search engines also list pages
            where the two words are far apart.
          </li>
          <li>
            The name and what you want to do: <q>Print Partner</q> preflight, <q>Print Partner</q> booklet
            specs, <q>Print Partner</q> mailing.
          </li>
          <li>
            Only this site:{' '}
            <code data-worked className="font-sans">
              site:{window.location.hostname}
            </code>
          </li>
        </ul>
      </Passage>
      <Passage title="If it is not listed yet">
        <p>
          Search engines need time: indexing takes 24-48 hours after a page is new or has changed. Until then,
          come here directly and bookmark this page.
        </p>
      </Passage>
      <div className="flex flex-wrap gap-2">
        <Link to="/" className={buttonLook('primary')}>
          Open Print Partner
        </Link>
        <Link to="/desktop" className={buttonLook('outline')}>
          Open on a desktop
        </Link>
      </div>
    </DocumentPage>
  );
}
