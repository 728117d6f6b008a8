import type { Resource } from '../../platform/resources/sid-columns.ts';
import type { Kind, KindName } from '../model.ts';
import { limits, settings } from './account.ts';
import { applications } from './applications.ts';
import { carriers } from './carriers.ts';
import { clients } from './clients.ts';
import { numbers } from './numbers.ts';
import { routing } from './routing.ts';
import { speech } from './speech.ts';
import { teamsTenants } from './teams-tenants.ts';

export const kinds: Readonly<Record<KindName, Kind>> = {
  settings,
  limits,
  applications,
  carriers,
  speech,
  numbers,
  teams_tenants: teamsTenants,
  clients,
  routing,
};

/** Resources that no file has, and why. A test asks for every other one. */
export const leftOut: Readonly<Partial<Record<Resource, string>>> = {
  Users: 'Log-ins belong to people, and their passwords to nobody else.',
};
