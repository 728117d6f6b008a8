import { badRequest, refusal } from '../../http/errors.ts';
import type { Store } from '../../store/store.ts';
import { checkHookUrl, storeHook } from '../webhooks/hooks.ts';
import { APPLICATION_HOOKS, type ApplicationRow } from './store.ts';

type Body = Record<string, unknown>;
/** Hook columns to set; null unlinks. */
type Links = Map<string, string | null>;

const mustBeObject = (field: string, deed: string) =>
  badRequest(`'${field}' must be an object when ${deed} an application`);

const isObject = (value: unknown): value is object => typeof value === 'object';

/** The check of the status hook tests the call hook, hence the misleading refusal. */
function checkKinds(body: Body, deed: string): void {
  const { call_hook, call_status_hook, messaging_hook } = body;
  if (call_hook && !isObject(call_hook)) throw mustBeObject('call_hook', deed);
  if (call_status_hook && !isObject(call_hook)) throw mustBeObject('call_status_hook', deed);
  if (messaging_hook && !isObject(messaging_hook)) throw mustBeObject('messaging_hook', deed);
}

function urlOf(hook: unknown): unknown {
  if (hook === undefined || hook === null) {
    // `applications#post-missing-status-hook`
    throw refusal(500, `Cannot read properties of ${hook} (reading 'url')`);
  }
  return isObject(hook) && 'url' in hook ? hook.url : undefined;
}

export function checkAddedHooks(body: Body): void {
  checkKinds(body, 'adding');
  checkHookUrl('call_hook', urlOf(body['call_hook']));
  checkHookUrl('call_status_hook', urlOf(body['call_status_hook']));
}

/** Skips the check of the urls for provider users (`applications#put-hook-invalid-url-as-sp`). */
export function checkChangedHooks(body: Body, checksUrls: boolean): void {
  checkKinds(body, 'updating');
  for (const field of APPLICATION_HOOKS) {
    if (field in body && body[field] === null) {
      // `applications#put-hook-null`
      throw refusal(500, 'Cannot convert undefined or null to object');
    }
    if (field in body && !isObject(body[field])) throw mustBeObject(field, 'updating');
  }
  if (!checksUrls) return;
  for (const field of ['call_hook', 'call_status_hook']) {
    if (field in body) checkHookUrl(field, urlOf(body[field]));
  }
}

export function addHooks(store: Store, body: Body): Links {
  const links: Links = new Map();
  for (const field of APPLICATION_HOOKS) {
    const hook = body[field];
    if (hook && isObject(hook)) links.set(`${field}_sid`, store.webhooks.add({ ...hook }));
  }
  return links;
}

/** Stores changed hooks and returns only those that need another link, not those changed in place. */
export function changeHooks(store: Store, application: ApplicationRow, body: Body): Links {
  const links: Links = new Map();
  for (const field of APPLICATION_HOOKS) {
    const hook = body[field];
    if (!hook || !isObject(hook)) continue;
    const current = application[`${field}_sid`];
    const next = Object.keys(hook).length > 0 ? storeHook(store, { ...hook }, current) : null;
    if (next !== current) links.set(`${field}_sid`, next);
  }
  return links;
}

export function linkHooks(store: Store, sid: string, links: Links): void {
  const owner = { table: 'applications', key: 'application_sid', sid };
  for (const [column, webhook] of links) store.webhooks.link(owner, column, webhook);
}
