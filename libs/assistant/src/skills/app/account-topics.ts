import { limits } from '@printpartner/contracts/types';
import type { Skill } from '../skill.ts';
import { topic } from '../files/topic.ts';
import { screens } from './screens.ts';
import { terms } from '../files/terms.ts';

const change = terms(
  'change, reset, new, update, forgot, forgotten, forget, lost, how long, minimum, how do i',
  "can't sign in, cannot sign in, remember, recover",
);

export const accountTopics: readonly Skill[] = [
  topic(
    'forgotten-password',
    {
      all: [
        ['password', 'sign in', 'log in', 'login', 'locked out'],
        terms(
          "forgot, forgotten, forget, lost, reset, remember, recover, can't sign in, cannot sign in",
          "can't log in, locked out",
        ),
      ],
      none: ['pdf'],
    },
    `On the sign-in screen choose **Forgot your password?** and enter your email: you get a link and a ${limits.resetCodeLength}-digit code, both valid ${limits.resetCodeMinutes} minutes. Open the link or enter the code, then set a new password of at least ${limits.passwordMin} characters that isn’t a common one.`,
    [screens.password, screens.supportPage],
  ),
  topic(
    'change-password',
    { all: [['password', 'passwd', 'pw'], change], none: ['pdf', 'file'] },
    `Open **Settings › Password**: enter the current one and the new one, at least ${limits.passwordMin} characters. A new password signs out all your other devices.`,
    [screens.password],
  ),
  topic(
    'delete-account',
    {
      all: [
        ['delete', 'close', 'remove', 'cancel', 'erase', 'deactivate', 'get rid of'],
        ['account', 'profile', 'my data', 'everything', 'registration'],
      ],
      none: ['how long', 'project'],
    },
    'Open **Settings › Delete Account** and confirm. It permanently deletes your account and everything in it: projects, reminders, spec sheets and kept results. Download your data first if you want a copy; a subscription is canceled where you bought it.',
    [screens.deletion, screens.data],
  ),
  topic(
    'export-data',
    {
      all: [
        ['export', 'download', 'backup', 'back up', 'copy of', 'takeout', 'get my data', 'save a copy'],
        ['my data', 'data', 'account', 'all my projects', 'everything', 'all projects', 'projects', 'backup'],
      ],
      none: ['variable data', 'report', 'spec sheet', 'pdf', 'mailing list'],
    },
    'Open **Settings › Your data › Download my data**: everything in your account as one JSON file. Keep it where only you can read it.',
    [screens.data],
  ),
  topic(
    'sign-out',
    {
      all: [
        terms('sign out, sign me out, log me out, signed out, log out, logout, signout, log off', 'sign off'),
      ],
    },
    'Open **Settings › Sign Out**: on this device, or on every device signed in to your account.',
    [screens.signOut],
  ),
  topic(
    'change-email',
    {
      all: [
        ['change', 'update', 'edit', 'switch', 'different', 'new', 'another', 'other'],
        terms(
          'my email, my e-mail, email address, e-mail address, account email, account e-mail',
          'login email, my name, username, user name',
        ),
      ],
    },
    '**Print Partner can’t change the email address or name of an account.** Write to support from Settings › Support; we reply in 1-2 business days.',
    [screens.account, screens.support],
  ),
  topic(
    'create-account',
    {
      all: [
        ['create', 'sign up', 'signup', 'register', 'open', 'make', 'get'],
        ['account', 'sign up', 'signup', 'register'],
        ['account', 'sign up', 'signup', 'print partner', 'app', 'desktop'],
      ],
      none: ['delete', 'bulk', 'permit', 'postage account', 'mail'],
    },
    'Create an account **in the mobile app**, then sign in on the desktop web with the same credentials. Projects, spec sheets, tab order and colors are the same on every device.',
    [screens.tutorial],
  ),
  topic(
    'plans',
    {
      all: [
        terms('print partner, app, subscription, plan, membership, pro, lifetime, this product', 'subscribe'),
        terms(
          'cost, price, how much, plan, subscription, monthly, lifetime, free, trial, pay, cancel',
          'subscribe, upgrade, billing',
        ),
      ],
      none: ['print cost', 'printing', 'refund', 'plan ahead', 'planning', 'plan for', 'plan to print'],
    },
    'There are **monthly and lifetime plans**; the store shows their prices. Monthly subscribers get 30 days’ notice of a change, lifetime plans don’t change. Manage or cancel a subscription where you bought it; payments are final and non-refundable.',
    [screens.plans, screens.refunds],
  ),
  topic(
    'refunds',
    { all: [['refund', 'money back', 'chargeback']], none: ['postage', 'usps', 'permit'] },
    '**Payments are final and non-refundable.** For a question about a purchase, write where you bought it or to support; we reply in 1-2 business days.',
    [screens.refunds, screens.support],
  ),
  topic(
    'support',
    {
      all: [
        terms(
          'support, contact, bug, complaint, customer service, feedback, report a problem',
          'talk to a human, talk to someone, speak to, help desk, real person, email you, reach you',
        ),
        terms(
          'support, contact, you, print partner, app, bug, human, someone, person, customer service',
          'team, feedback',
        ),
      ],
      none: ['usps', 'post office', 'printer', 'spec'],
    },
    'Write to support from **Settings › Support** or the Support page. We reply in 1-2 business days.',
    [screens.support, screens.supportPage],
  ),
  topic(
    'privacy',
    {
      all: [
        terms(
          'privacy, private, confidential, who can see, see my, share my, sell my',
          'what do you store, stored about me, store about me, cookie, personal data',
          'my information, data safe, secure',
        ),
      ],
      none: ['pdf', 'envelope', 'envelopes', 'security tint', 'mail'],
    },
    '**Only you see your projects, spec sheets and results.** We store your account and your work to show it to you and to remind you, and protect accounts against misuse; a checked PDF is deleted right after the check. You can download or delete everything in Settings.',
    [screens.stored, screens.data, screens.deletion],
  ),
];
