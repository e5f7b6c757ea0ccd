/** A project that a result may be kept with. */
export interface ProjectChoice {
  id: number;
  uuid: string;
  name: string;
  customer: string;
  /** The one saved or opened last. */
  isLastOpened: boolean;
}

/** The user's projects, from whoever keeps them. */
export interface ProjectChoices {
  /** In the order in which they are offered; undefined until they have come. */
  projects: readonly ProjectChoice[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
  /** Makes a project of that name, or finds the one that has it. @throws what the server says against it */
  onNewProject: (name: string) => Promise<ProjectChoice>;
}
