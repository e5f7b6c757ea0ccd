import { DEFAULT_REMINDER_TIME } from '@printpartner/contracts/types';
import { topic } from '../files/topic.ts';
import { has } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { screens } from './screens.ts';
import { terms } from '../files/terms.ts';

const reminder = terms(
  'reminder, reminded, reminding, remind, alert, notification, notify, notifications',
  'pop-up, popup, alarm',
);
const how = ['how', 'can', 'where', 'set', 'add', 'does', 'what', 'way', 'want', 'need'] as const;

export const reminderTopics: readonly Skill[] = [
  {
    id: 'background-reminders',
    answer: (question) => {
      const isBackground = has(
        question,
        'background',
        'closed',
        'minimized',
        'not open',
        'another tab',
        'other tab',
      );
      const isReminder = [question, question.leansOn].some((one) => one && has(one, ...reminder));
      return isBackground && isReminder
        ? answers(
            '**Yes, as a system notification** while Print Partner is in the background, if this browser allows notifications. What fires while it is closed opens the next time, until you mark it done or snooze it.',
            [screens.notifications],
          )
        : undefined;
    },
  },
  topic(
    'snooze',
    {
      all: [
        ['snooze', 'snoozing', 'postpone', 'later', 'remind me again'],
        [...reminder, 'snooze', 'snoozing'],
      ],
    },
    'In the reminder pop-up choose **Snooze until** and set a date and time, or one click: In 1 hour, Tomorrow 9 AM, or Monday 9 AM. Mark Done ends it on every device.',
    [screens.projects, screens.notifications],
  ),
  topic(
    'mark-done',
    {
      all: [
        [
          'mark',
          'done',
          'dismiss',
          'finish',
          'complete',
          'stop',
          'get rid of',
          'turn off',
          'delete',
          'cancel',
          'remove',
          'clear',
        ],
        reminder,
      ],
      none: terms('notification, notifications, email, e-mail, mail, sound'),
    },
    'In the pop-up choose **Mark Done**: it ends the reminder on every device. To remove one that hasn’t fired, clear Alert Date in Project Tracking.',
    [screens.projects, screens.notifications],
  ),
  topic(
    'reminder-mail-off',
    {
      all: [
        ['turn off', 'stop', 'disable', 'unsubscribe', 'no more'],
        ['e-mail', 'email', 'mail'],
        [...reminder, 'e-mail', 'email', 'due date'],
      ],
      none: terms('marketing, usps, junk, eddm'),
    },
    '**There is no switch for it.** The due-date email is sent once per due date: clear the project’s Due Date, or archive the project, and none is sent.',
    [screens.projects],
  ),
  topic(
    'notifications',
    {
      all: [
        ['notification', 'notifications', 'notify', 'alert sound', 'push'],
        terms(
          "turn on, enable, off, not, on, no, get, missing, blocked, work, allow, don't, aren't",
          "arent, show up, showing, didn't, how, background",
        ),
      ],
      none: ['due date mail'],
    },
    'A reminder opens in Print Partner, and **as a system notification while it is in the background**. Settings › Reminder notifications says whether this browser allows them; if it blocks them, allow them for this site in the browser’s settings. Chrome, Edge, Safari and Firefox work best.',
    [screens.notifications],
  ),
  topic(
    'due-date-mail',
    {
      all: [
        ['due date', 'due', 'deadline'],
        terms('mail, e-mail, email, reminded, reminder, notify, alert, happen, remind, notification'),
      ],
      none: ['which', 'my projects', 'my next'],
    },
    `On the **Due Date at 9:00 AM** Print Partner reminds you in the app and by email. The mail needs a confirmed email address. For another time, set Alert Date and Alert Time in **Project Tracking**.`,
    [screens.projects, screens.notifications],
  ),
  topic(
    'text-messages',
    {
      all: [
        ['text message', 'sms', 'text me', 'calendar', 'google calendar', 'outlook', 'ical', 'slack'],
        [...reminder, 'sync', 'project', 'send', 'connect', 'add', 'due date'],
      ],
      none: terms('binding, wire-o, coil, size, calendars, margin, print a calendar, calendar printing'),
    },
    '**No.** Print Partner reminds you in the app, as a system notification, and on the due date by email. It sends no text messages and doesn’t connect to calendars or Slack.',
    [screens.notifications, screens.projects],
  ),
  topic(
    'reminders',
    { all: [reminder, how], none: ['remind me what', 'preflight', 'color alert'] },
    `In **Project Tracking** open the project and set Alert Date, Alert Time and Alert Message; without a time it is ${Number(DEFAULT_REMINDER_TIME.slice(0, 2))}:00 AM. The reminder opens at that time on every device, until you mark it done or snooze it.`,
    [screens.projects, screens.notifications],
  ),
  topic(
    'reminder-by-mail',
    {
      all: [
        ['reminder', 'reminders', 'alert'],
        ['e-mail', 'email', 'mail me', 'pop up', 'pop-up', 'popup'],
        ['do', 'does', 'will', 'are', 'or', 'just', 'only'],
      ],
      none: terms('turn off, stop, disable, unsubscribe, snooze, how do, set up'),
    },
    '**They pop up in the app**, and as a system notification while it is in the background. Only the due date itself is also sent by email, at 9:00 AM, if your address is confirmed.',
    [screens.notifications, screens.projects],
  ),
];
