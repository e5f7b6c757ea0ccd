import { DEFAULT_REMINDER_TIME, limits } from '@printpartner/contracts/types';
import { topic } from '../files/topic.ts';
import { has } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { screens } from './screens.ts';
import { terms } from '../files/terms.ts';

const project = ['project', 'job', 'projects'] as const;
const reminder = terms(
  'reminder, reminded, reminding, remind, alert, notification, notify, notifications',
  'pop-up, popup, alarm',
);
const how = ['how', 'can', 'where', 'set', 'add', 'does', 'what', 'way', 'want', 'need'] as const;

export const projectTopics: readonly Skill[] = [
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
    '**There is no switch for it.** The due-date e-mail is sent once per due date: clear the project’s Due Date, or archive the project, and none is sent.',
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
    `On the **Due Date at 9:00 AM** Print Partner reminds you in the app and by e-mail. The mail needs a confirmed e-mail address.`,
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
    '**No.** Print Partner reminds you in the app, as a system notification, and on the due date by e-mail. It sends no text messages and doesn’t connect to calendars or Slack.',
    [screens.notifications, screens.projects],
  ),
  topic(
    'reminders',
    { all: [reminder, how], none: ['remind me what', 'preflight', 'color alert'] },
    `In **Project Tracking** open the project and set Alert Date, Alert Time and Alert Message; without a time it is ${Number(DEFAULT_REMINDER_TIME.slice(0, 2))}:00 AM. The reminder opens at that time on every device, until you mark it done or snooze it.`,
    [screens.projects, screens.notifications],
  ),
  topic(
    'archived-projects',
    {
      all: [
        ['archive', 'archived', 'archiving', 'restore', 'unarchive', 'old project', 'finished project'],
        [...project, 'archive', 'archived', 'restore'],
      ],
      none: ['paper', 'acid', 'ink'],
    },
    `Choose **Archive** in a project’s row or menu: it leaves the list of ${limits.activeProjects} active projects, and its reminders are paused. Archived projects are under “Archived projects”, with Restore.`,
    [screens.projects],
  ),
  topic(
    'project-back',
    {
      all: [
        ['project', 'projects'],
        ['deleted', 'delete', 'accidentally', 'lost', 'removed'],
        ['back', 'undo', 'recover', 'restore', 'undelete', 'retrieve'],
      ],
    },
    '**No: deleting a project is permanent**, with its reminders and kept preflight results; its spec sheets stay. An archived project comes back with Restore, under “Archived projects”.',
    [screens.projects],
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
    '**They pop up in the app**, and as a system notification while it is in the background. Only the due date itself is also sent by e-mail, at 9:00 AM, if your address is confirmed.',
    [screens.notifications, screens.projects],
  ),
  topic(
    'deleted-projects',
    { all: [['delete', 'remove', 'erase', 'clear'], ['project']], none: ['account'] },
    'Open **Project Tracking**, the project’s menu, and choose **Delete**. That also removes its reminders and kept preflight results; its spec sheets stay. Clear Fields only empties the form, and Archive keeps the project out of the way.',
    [screens.projects],
  ),
  topic(
    'project-limit',
    {
      all: [
        ['how many', 'limit', 'maximum', 'max', 'more than'],
        ['project', 'projects'],
        ['track', 'active', 'project', 'have', 'store', 'can i', 'limit', 'keep', 'save'],
      ],
      none: ['how many projects do i have', 'due', 'my projects', 'late', 'week', 'page'],
    },
    `**${limits.activeProjects} active projects**, and ${limits.projectsOfUser.toLocaleString('en-US')} in all with the archived ones. Archive finished projects to make room.`,
    [screens.projects],
  ),
  topic(
    'track-project',
    {
      all: [
        terms(
          'track, tracking, project tracking, add a project, new project, create a project',
          'start a project, save a project, save my project, manage, autosave, save automatically',
          'project saved, enter a project, keep track',
        ),
      ],
      none: terms(
        'usps, imb, mailpiece, package, delivery, shipment, letter, color management, postage',
        'tracking number, letterspacing, kerning, manage or cancel',
      ),
    },
    `Open **Project Tracking** and fill in client, project name, status, vendor, estimate number, due date and notes, then Save Project; after that it saves by itself. You can have ${limits.activeProjects} active projects, each with a due date and a reminder.`,
    [screens.projects],
  ),
  topic(
    'devices',
    {
      all: [
        terms(
          'sync, synced, devices, another device, other device, other computer, phone and',
          'both computers, mac and, iphone and, phone and, on both, on all my devices, laptop and, desktop and, two devices, same project',
        ),
        terms(
          'project, sync, device, data, spec, print partner, account, everything, work, phone',
          'conflict',
        ),
      ],
      none: ['preflight'],
    },
    '**Yes.** Projects, spec sheets, tab order and colors are the same on every device you sign in to. If two devices change the same field, the form shows both texts: keep mine, use theirs, or keep both.',
    [screens.projects, screens.tutorial],
  ),
];
