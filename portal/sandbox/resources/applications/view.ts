import type { Store } from '../../store/store.ts';
import type { Hook } from '../webhooks/store.ts';
import { APPLICATION_HOOKS, type ApplicationRow } from './store.ts';

/** Hooks keep their ids here, unlike those of accounts. */
function view(row: ApplicationRow, hook: (sid: string) => Hook | undefined) {
  const { call_hook_sid, call_status_hook_sid, messaging_hook_sid, ...rest } = row;
  const hooks = [call_hook_sid, call_status_hook_sid, messaging_hook_sid].map((sid, index) => [
    APPLICATION_HOOKS[index],
    (sid !== null && hook(sid)) || null,
  ]);
  const env_vars: unknown = row.env_vars === null ? null : JSON.parse(row.env_vars);
  return { ...rest, env_vars, ...Object.fromEntries(hooks) };
}

/** For lists: loads the webhooks only once. */
export function applicationViews(store: Store) {
  const hooks = store.webhooks.byId();
  return (row: ApplicationRow) => view(row, (sid) => hooks.get(sid));
}

export const applicationView = (row: ApplicationRow, store: Store) => view(row, store.webhooks.get);
