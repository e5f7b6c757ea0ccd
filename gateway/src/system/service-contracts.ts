import {
  adminHealth,
  adminState,
  alertsHealth,
  alertsState,
  authHealth,
  authState,
  chatHealth,
  chatState,
  preflightHealth,
  preflightState,
  projectsHealth,
  projectsState,
  specsHealth,
  specsState,
} from '@printpartner/contracts';

/** The calls for the health and the state of every service. */
export const serviceContracts = [
  { health: authHealth, state: authState },
  { health: projectsHealth, state: projectsState },
  { health: alertsHealth, state: alertsState },
  { health: preflightHealth, state: preflightState },
  { health: specsHealth, state: specsState },
  { health: chatHealth, state: chatState },
  { health: adminHealth, state: adminState },
] as const;

export const serviceNames: readonly string[] = serviceContracts.map(({ health }) => health.service);
