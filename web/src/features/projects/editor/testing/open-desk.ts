import { afterEach, beforeEach, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { projectFields, type ProjectForm } from '../../../../entities/project/project-form.ts';
import { dismissToast } from '../../../../ui/toast.tsx';
import { ProjectDesk } from '../project-desk.ts';

const ends: (() => void)[] = [];

/** Fake timers before each test; after it, all desks are left, and the device is empty. */
export function setUpDesks(): void {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.fetch = () => Promise.reject(new TypeError('no server'));
  });
  afterEach(async () => {
    leaveDesks();
    await jest.advanceTimersByTimeAsync(0);
    jest.useRealTimers();
    globalThis.fetch = realFetch;
    dismissToast();
    jest.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Maya's form, as a screen that was just mounted has it. */
export function openDesk(project?: Project): ProjectDesk {
  const desk = new ProjectDesk('maya', new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  ends.push(desk.start());
  if (project) desk.open(project);
  return desk;
}

/** The screens are unmounted. */
export function leaveDesks(): void {
  for (const end of ends.splice(0)) end();
}

/** The page is gone before it could keep or save anything more. */
export function killDesk({ session }: ProjectDesk): void {
  const stored = Object.entries(localStorage);
  session.saver.flush = () => Promise.resolve(false);
  leaveDesks();
  localStorage.clear();
  for (const [key, text] of stored) localStorage.setItem(key, String(text));
}

export function typeIn({ session }: ProjectDesk, fields: Partial<ProjectForm>): void {
  for (const field of projectFields) {
    const value = fields[field];
    if (value !== undefined) session.editor.set(field, value);
  }
}
