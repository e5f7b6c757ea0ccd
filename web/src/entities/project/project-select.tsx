import type { Project } from '@printpartner/contracts/types';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { projectChoices } from './project-choices.ts';
import { splitByArchived } from './project-order.ts';
import { useAttachedProject } from './attached-project.tsx';
import { useProjects } from './project-queries.ts';

interface ProjectSelectProps {
  /** Null for no project. */
  uuid: string | null;
  onChoose: (uuid: string | null) => void;
  /** Hint beside the choice; replaced where there is nothing to choose. */
  hint?: string;
  error?: string | undefined;
}

const NO_PROJECT = '';

/** One of the active projects by due date, or none. The chosen one is offered even if it is archived. */
export function ProjectSelect({ uuid, onChoose, hint, error }: ProjectSelectProps) {
  const { data, isFailed, refetch } = useProjects();
  const chosen = useAttachedProject(uuid, data?.projects);
  if (!data && !isFailed) return <SkeletonLines label="Loading projects" widths={['100%']} />;
  if (!data)
    return (
      <p className="type-data text-ink-2">
        Your projects did not load.{' '}
        <button type="button" onClick={refetch} className="touch-target type-link text-ink">
          Try again
        </button>
      </p>
    );
  const choices = choicesOf(data.projects, chosen);
  return (
    <Field label="Project" error={error} hint={choices.length === 0 ? 'You have no active projects' : hint}>
      <Select
        value={uuid ?? NO_PROJECT}
        onChange={({ currentTarget: { value } }) => onChoose(value === NO_PROJECT ? null : value)}
      >
        <option value={NO_PROJECT}>No project</option>
        {projectChoices(choices).map(({ item: project, fullName }) => (
          <option key={project.uuid} value={project.uuid}>
            {`${fullName}${project.archived ? ' (archived)' : ''}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function choicesOf(projects: readonly Project[], chosen: Project | undefined): Project[] {
  const { active } = splitByArchived(projects);
  return chosen && !active.some(({ uuid }) => uuid === chosen.uuid) ? [...active, chosen] : active;
}
