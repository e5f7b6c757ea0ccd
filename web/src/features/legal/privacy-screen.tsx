import { DocumentPage, Passage } from '../../ui/document-page.tsx';
import { SupportAddress } from './support-address.tsx';

export function PrivacyScreen() {
  return (
    <DocumentPage title="Privacy Policy" note="Last updated January 9, 2025">
      <Passage title="What is stored">
        <ul>
          <li>
            Your account: email address, password (only as a hash), and first and last name if you gave them.
          </li>
          <li>Your work: projects, reminders and their dates, and how you arranged and colored your tabs.</li>
          <li>
            PDF files that you check: the file until the check ends, the results for at most an hour, with
            what was measured for them. Only this service reads the file.
          </li>
          <li>
            Check results that you keep with a project, without the file but with pictures of up to eight of
            the pages that have findings: until you delete them, the project or your account.
          </li>
          <li>
            Vendors you asked for quotes: name, email address and your notes; the versions of a spec sheet
            that you sent them; their answers, with the PDF they added; and which one you chose.
          </li>
          <li>
            Your sessions: when each one started, was last used and expires, part of the IP address it started
            from, and the kind of browser and system.
          </li>
          <li>
            What happened to your account, such as sign-ins, refused sign-ins and changed passwords: the time,
            part of the IP address, and the kind of browser and system, for 90 days.
          </li>
          <li>
            The browsers you have signed in with: a random mark (only as a hash), and the first and the last
            time, for 180 days after the last.
          </li>
          <li>
            Attempts to create an account: time, email address, platform, IP address and outcome, for 90 days.
          </li>
        </ul>
      </Passage>
      <Passage title="What it is used for">
        <p>
          To sign you in, to store your work and show it only to you, to remind you at the times you set, and
          to protect accounts against misuse. We don&rsquo;t sell it, and no advertising or tracking code runs
          on these pages.
        </p>
        <p>
          We send email for your account: links and codes to reset your password, a link to confirm your
          address, notices of a new password and of a sign-in on a new device, and, once the address is
          confirmed, due dates of your projects.
        </p>
      </Passage>
      <Passage title="The AI assistant">
        <p>
          Conversations with the assistant are stored only in your browser, at most 100 messages, until you
          clear them or sign out. Each question is sent to this service with the conversation before it, to be
          answered, and is not stored here. Answers on print are also kept in the browser, so that they are
          there without a connection.
        </p>
        <p>
          The assistant says below its field which of two modes is on. In the first, answers come from our
          guides and calculators: nothing leaves this service, and your own projects, spec sheets and
          preflight results are read only to answer your question. In the second, an AI model writes the
          answers: your question, the conversation and what our calculators found are sent to the provider of
          the model that this service was set up with.
        </p>
        <p>
          Your own projects, spec sheets and preflight results, and messages made from them, are sent to the
          model only if you allow it in Settings. It is off until then, and you can turn it off at any time;
          questions about them are then answered here, without the model. PDF files, passwords and account
          data are never sent. We count the model&rsquo;s use per day, without the texts.
        </p>
      </Passage>
      <Passage title="Quotes from vendors">
        <p>
          When you ask for quotes, each vendor gets a link that shows one spec sheet to whoever has it, until
          it expires or you close or revoke it. A closed link shows only the quote that was sent by it. Search
          engines are told not to list it. We count how often a link is opened, and when it was opened first
          and last, and show that to you. Not counted are your own visits and reloads within the hour; for
          that, a keyed mark of the vendor&rsquo;s network is kept for an hour.
        </p>
        <p>
          What a vendor writes there, and the PDF a vendor adds, is stored in your account and shown only to
          you. A vendor&rsquo;s address is used only for email that you ask us to send: the link, a newer
          version, and your choice. Each mail names you by your account&rsquo;s name and address, and has a
          link that stops all such mail to that address; we then keep a keyed hash of it until it is allowed
          again. For the limits on these mails, your account and a keyed hash of the address are kept for a
          day. Vendors need no account and get no cookie. What they type before they send it stays in their
          browser tab.
        </p>
        <p>
          You can delete a vendor in Settings: the address and the notes go, and quotes keep the name.
          Deleting a quote deletes its PDF. When you delete a spec sheet, its links stop working at once, and
          they and its quotes are removed a day later. Deleting your account removes all of this. A vendor who
          wants an answer removed can ask you or write to us.
        </p>
      </Passage>
      <Passage title="Cookies and browser storage">
        <p>
          The cookie <code>pp_session</code> holds your session. <code>pp_device</code> marks a browser that
          you have signed in with, so that someone who guesses passwords can&rsquo;t lock you out there. It
          stays for 180 days after your last sign-in. If you check a PDF without an account,{' '}
          <code>pp_visitor</code> links the check to you for a day. Over https, the names start with{' '}
          <code>__Host-</code>. Scripts can&rsquo;t read these cookies, and there are no others, for
          advertising or statistics. Copies of your data that make the product faster, and work without a
          connection, are removed from the browser when you sign out, also if you are offline; the session
          then ends when the browser reaches us again. If you don&rsquo;t sign out, they are removed at the
          first visit after your session has expired, or after 30 days without a change. Text that isn&rsquo;t
          saved yet, and changes that were not sent, stay for up to 30 days.
        </p>
      </Passage>
      <Passage title="Downloading and deleting your data">
        <p>
          In Settings you can download all of your data as one file, and delete your account. Deleting removes
          your projects, specifications and data immediately and permanently. Sign-up attempts stay counted,
          with your email and IP address blanked.
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
          <span data-unsearched>
            Support is by email: <SupportAddress />.
          </span>{' '}
          We reply in 1-2 business days.
        </p>
      </Passage>
    </DocumentPage>
  );
}
