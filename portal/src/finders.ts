import { accountFinder } from './features/accounts/finder.ts';
import { applicationFinder } from './features/applications/finder.ts';
import { carrierFinder } from './features/carriers/finder.ts';
import { clientFinder } from './features/clients/finder.ts';
import { phoneNumberFinder } from './features/phone-numbers/finder.ts';
import { recentCallFinder } from './features/recent-calls/finder.ts';
import { routingFinder } from './features/routing/finder.ts';
import { speechFinder } from './features/speech/finder.ts';
import { teamsTenantFinder } from './features/teams-tenants/finder.ts';
import { userFinder } from './features/users/finder.ts';
import type { Finder } from './screen/record/finder.ts';

/** The ids most often pasted come first: those of logs and webhooks. */
export const byLikelyId: readonly Finder[] = [
  recentCallFinder,
  accountFinder,
  applicationFinder,
  phoneNumberFinder,
  carrierFinder,
  speechFinder,
  userFinder,
  clientFinder,
  routingFinder,
  teamsTenantFinder,
];

/** Every kind of record that the command palette finds, in the order in which it shows them. */
export const finders: readonly Finder[] = [
  accountFinder,
  applicationFinder,
  carrierFinder,
  clientFinder,
  phoneNumberFinder,
  routingFinder,
  speechFinder,
  teamsTenantFinder,
  userFinder,
  recentCallFinder,
];
