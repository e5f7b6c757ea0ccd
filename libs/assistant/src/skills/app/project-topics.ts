import { limits } from '@printpartner/contracts/types';
import { countText } from '@printpartner/print-knowledge/figures';
import { topic } from '../files/topic.ts';
import type { Skill } from '../skill.ts';
import { screens } from './screens.ts';
import { terms } from '../files/terms.ts';

const project = ['project', 'job', 'projects'] as const;

export const projectTopics: readonly Skill[] = [
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
    `**${limits.activeProjects} active projects**, and ${countText(limits.projectsOfUser)} in all with the archived ones. Archive finished projects to make room.`,
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
