import { Suspense } from 'react';
import type { Project } from '@printpartner/contracts/types';
import { projectName } from '../../entities/project/project-form.ts';
import { nextDue } from '../../entities/project/project-order.ts';
import { useProjects } from '../../entities/project/project-queries.ts';
import { daysBetween, daysLeftText, monthText, urgencyOf } from '../../platform/time/calendar-date.ts';
import { useToday } from '../../platform/time/use-now.ts';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { useFirstIdle } from '../../platform/lazy/use-first-idle.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyFrame } from '../../ui/empty-frame.tsx';
import { urgencyLooks } from '../../ui/urgency-looks.ts';
import { StaleNote } from '../../ui/stale-note.tsx';
import { DueWait } from './aside-frame.tsx';
import { AsideFailure, AsideSection } from './aside-section.tsx';

// A separate chunk: it reads drafts, which the first paint doesn't need.
const UnsentNote = lazyScreen(async () => (await import('./unsent-note.tsx')).UnsentNote);

const MAX_ROWS = 5;

export interface NextDueProps {
  onOpenProjects: () => void;
  onOpenProject: (projectId: number) => void;
}

export function NextDue({ onOpenProjects, onOpenProject }: NextDueProps) {
  const { data, isFailed, isStale, refetch } = useProjects();
  const projects = data?.projects;
  const today = useToday();
  const rows = nextDue(projects ?? []).slice(0, MAX_ROWS);
  const active = projects?.filter(({ archived }) => !archived).length ?? 0;
  const all = active > 0 && (
    <button type="button" onClick={onOpenProjects} className="touch-target type-data type-link">
      {active === 1 ? 'Open the project' : `All ${active} projects`}
    </button>
  );
  return (
    <AsideSection title="Next due" note={all}>
      {isFailed && <AsideFailure what="Your projects" onRetry={refetch} />}
      {isStale && <StaleNote onRetry={refetch} className="pt-3" />}
      {!projects && !isFailed && <DueWait />}
      {projects && rows.length === 0 && (
        <NothingDue hasProjects={projects.length > 0} onOpenProjects={onOpenProjects} />
      )}
      {rows.length > 0 && (
        <ul className="pt-2">
          {rows.map((project) => (
            <Row key={project.id} project={project} today={today} onOpen={() => onOpenProject(project.id)} />
          ))}
        </ul>
      )}
    </AsideSection>
  );
}

interface NothingDueProps extends Pick<NextDueProps, 'onOpenProjects'> {
  hasProjects: boolean;
}

function NothingDue({ hasProjects, onOpenProjects }: NothingDueProps) {
  return (
    <EmptyFrame
      level={3}
      title={hasProjects ? 'Nothing due' : 'No projects yet'}
      action={
        !hasProjects && (
          <Button variant="outline" onClick={onOpenProjects}>
            Start a project
          </Button>
        )
      }
      className="py-5"
    >
      {hasProjects
        ? 'Give a project a due date. It shows up here.'
        : 'Name a job in Project Tracking and give it a due date. It shows up here.'}
    </EmptyFrame>
  );
}

interface RowProps {
  project: Project;
  today: string;
  onOpen: () => void;
}

function Row({ project, today, onOpen }: RowProps) {
  const isIdle = useFirstIdle();
  const days = daysBetween(today, project.due_date);
  const [, , day] = project.due_date.split('-');
  const line = [project.client_name, project.status.split('\n')[0]].filter(Boolean).join(', ');
  return (
    <li className="border-b border-rule last:border-b-0">
      <button type="button" onClick={onOpen} className="group flex w-full items-start gap-4 py-3 text-left">
        <time dateTime={project.due_date} className="w-14 shrink-0">
          <span className="type-heading block tabular-nums">{Number(day)}</span>
          <span className="type-note block text-ink-2">{monthText(project.due_date, today)}</span>
        </time>
        <span className="min-w-0 flex-1">
          <span className="type-body block truncate font-semibold decoration-1 underline-offset-3 group-hover:underline">
            {projectName(project)}
          </span>
          <span className="type-data block truncate text-ink-2">{line}</span>
          {isIdle && (
            <Boundary>
              <Suspense>
                <UnsentNote uuid={project.uuid} />
              </Suspense>
            </Boundary>
          )}
        </span>
        <span className={`type-data shrink-0 pt-px ${urgencyLooks[urgencyOf(days)] || 'text-ink-2'}`}>
          {daysLeftText(days)}
        </span>
      </button>
    </li>
  );
}
