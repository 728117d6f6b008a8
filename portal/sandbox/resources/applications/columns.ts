import { checkAppJson } from './app-json.ts';
import { checkEnvVars } from './env-schemas.ts';
import { APPLICATION_HOOKS } from './store.ts';

/** The columns of a body, checked and as they are stored; hooks are left out. */
export function applicationColumns(
  body: Record<string, unknown>,
  callHookUrl: unknown,
  ownHost: string,
): Record<string, unknown> {
  const columns = Object.fromEntries(
    Object.entries(body).filter(
      ([name]) => !(APPLICATION_HOOKS as readonly string[]).includes(name),
    ),
  );
  checkEnvVars(columns['env_vars'], callHookUrl, ownHost);
  if (columns['env_vars']) columns['env_vars'] = JSON.stringify(columns['env_vars']);
  checkAppJson(columns['app_json']);
  return columns;
}
