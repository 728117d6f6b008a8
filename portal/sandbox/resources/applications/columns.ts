import verbSpecifications from '@jambonz/verb-specifications';
import { badRequest, refusal } from '../../http/errors.ts';
import { checkEnvVars } from './env-schemas.ts';
import { APPLICATION_HOOKS } from './store.ts';

/** Columns of a body to store, checked and without the hooks. */
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

/** The message of JSON.parse differs between runtimes; the recorded one contains only the position. */
function parseJson(source: unknown): unknown {
  if (typeof source === 'object') throw refusal(500, '"[object Object]" is not valid JSON');
  try {
    return JSON.parse(String(source));
  } catch (error) {
    const message = error instanceof Error ? error.message : 'invalid JSON';
    throw refusal(500, message.replace(/ \(line \d+ column \d+\)$/, ''));
  }
}

const silent = { info: () => undefined };

/**
 * Refuses an application's static verbs as the platform does, with the same package: text that
 * isn't JSON is a 500, an invalid instruction a 400 with the error text as its message
 * (`applications#post-app-json-unknown-verb`).
 */
export function checkAppJson(source: unknown): void {
  if (!source) return;
  const instructions = parseJson(source);
  try {
    verbSpecifications.validate(silent, instructions);
  } catch (error) {
    throw badRequest(String(error));
  }
}
