import { DocumentPage, Passage } from '../../ui/document-page.tsx';
import { SupportAddress } from './support-address.tsx';

export function PrivacyScreen() {
  return (
    <DocumentPage title="Privacy Policy" note="Last updated January 9, 2025">
      <Passage title="What is stored">
        <ul>
          <li>
            Your account: e-mail address, password (only as a hash), and first and last name if you gave them.
          </li>
          <li>Your work: projects, reminders and their dates, and how you arranged and colored your tabs.</li>
          <li>
            PDF files that you have checked: the file until it has been looked at, what was found in it for at
            most an hour. The file is read by this service alone.
          </li>
          <li>
            Results of such checks that you keep with a project, without the file: until you remove them, the
            project or your account.
          </li>
          <li>
            Your sign-ins: when a session began, was last used and ends, the IP address it began at, and the
            kind of browser.
          </li>
          <li>
            Attempts to create an account: time, e-mail address, platform, IP address and outcome. They are
            kept 90 days.
          </li>
        </ul>
      </Passage>
      <Passage title="What it is used for">
        <p>
          To sign you in, to keep your work and show it to you alone, to remind you at the times you set, and
          to protect accounts against misuse. It is not sold, and no advertising or tracking code runs on
          these pages.
        </p>
        <p>
          E-mail is sent for your account: codes to reset a password, a link to confirm your address, and due
          dates of your projects once the address is confirmed.
        </p>
      </Passage>
      <Passage title="Cookies, and what your browser keeps">
        <p>
          One cookie, <code>pp_session</code>, holds your session. If you check a PDF without an account,
          another one, <code>pp_visitor</code>, tells for a day that the check is yours. Scripts can read
          neither, and there are no others, for advertising or statistics. Copies of your own data that make
          the product quicker are removed from the browser when you sign out.
        </p>
      </Passage>
      <Passage title="A copy of your data, and deleting it">
        <p>
          In Settings you can download all of your data as one file, and delete your account. Deleting removes
          your projects, specifications and data at once and for good. Sign-up attempts stay counted, with
          your e-mail and IP address blanked.
        </p>
      </Passage>
      <Passage title="Payments">
        <p>
          Mobile purchases go through the app stores, web subscriptions through third-party payment
          processors. Card numbers never reach this service.
        </p>
      </Passage>
      <Passage title="Children">
        <p>The product is not meant for children under 13, and they are not knowingly served.</p>
      </Passage>
      <Passage title="Questions">
        <p>
          Support is by e-mail: <SupportAddress />. You will have a reply in 1-2 business days.
        </p>
      </Passage>
    </DocumentPage>
  );
}
