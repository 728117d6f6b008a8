import { database } from '../browser/database.ts';
import { isRecord } from '../browser/record.ts';
import { type Draft, draftPath, readSources } from './drafts.ts';

/*
 * Typed text is stored while typing, in case the browser or the page dies. Session and local
 * storage won't do: browsers write those to disk seconds later.
 */

/** In ms. */
const pause = 1000;
const longest = 7 * 24 * 3600 * 1000;

type Kept = {
  userSid: string;
  path: string;
  page: string;
  at: number;
  text: string;
  /** Stored values that the draft changes. */
  from?: string;
  isCut: boolean;
};

const drafts = database<string>('drafts');

/** Identifies this page until it is reloaded. */
const page = `${Date.now()} ${Math.random()}`;
const livingPage = 'page with a draft ';

function isKept(value: unknown): value is Kept {
  if (!isRecord(value)) return false;
  const { userSid, path, page: of, at, text } = value;
  return (
    [userSid, path, of, text].every((one) => typeof one === 'string') && typeof at === 'number'
  );
}

/** Drafts this page has written, by key. */
let own: string | null = null;
let lastWrite = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let die: (() => void) | undefined;

/** Other tabs leave drafts of living pages alone. */
function live(): void {
  if (die || !('locks' in navigator)) return;
  const life = new Promise<void>((resolve) => {
    die = resolve;
  });
  void navigator.locks.request(livingPage + page, () => life);
}

async function livingPages(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name.replace(livingPage, '')));
}

async function keep(kept: Kept): Promise<void> {
  const key = `${kept.userSid} ${kept.path} ${page}`;
  if (own !== null && own !== key) await drafts.remove(own);
  own = key;
  live();
  await drafts.put(key, kept);
}

async function write(userSid: string): Promise<void> {
  timer = undefined;
  lastWrite = Date.now();
  const draft = readSources();
  if (draft === null) return removeOwn();
  const { values, from, isCut } = draft;
  const texts = { text: JSON.stringify(values), from: JSON.stringify(from ?? {}) };
  await keep({ userSid, path: draftPath(), page, at: lastWrite, ...texts, isCut });
}

async function removeOwn(): Promise<void> {
  if (own === null) return;
  const key = own;
  own = null;
  taking = null;
  die?.();
  die = undefined;
  await drafts.remove(key);
}

/** Without storage nothing is kept, and only the draft is lost. */
const ignore = () => undefined;

/** Stores typed values, at most once a second. */
export function noteTyping(userSid: string): void {
  if (timer !== undefined) return;
  const wait = Math.max(0, lastWrite + pause - Date.now());
  timer = setTimeout(() => void write(userSid).catch(ignore), wait);
}

/** Drops the draft of a form that was saved, discarded or left. */
export function forgetTyped(): void {
  clearTimeout(timer);
  timer = undefined;
  void removeOwn().catch(ignore);
}
if (typeof window !== 'undefined') window.addEventListener?.('pagehide', forgetTyped);

let taking: { key: string; draft: Promise<Draft | null> } | null = null;

/** The draft of a page that crashed; null for none. All forms of the page get the same one. */
export function takeTyped(userSid: string, path: string): Promise<Draft | null> {
  const key = `${userSid} ${path}`;
  if (taking?.key !== key) taking = { key, draft: readDead(userSid, path).catch(() => null) };
  return taking.draft;
}

async function readDead(userSid: string, path: string): Promise<Draft | null> {
  const [all, living] = await Promise.all([drafts.all(), livingPages()]);
  let found: Kept | null = null;
  for (const [key, kept] of all) {
    const isOld = !isKept(kept) || kept.at < Date.now() - longest;
    const isDead =
      !isOld && kept.userSid === userSid && kept.path === path && !living.has(kept.page);
    if (isDead && kept.page !== page && (found?.at ?? 0) < kept.at) found = kept;
    if ((isOld || isDead) && key !== own) await drafts.remove(key);
  }
  if (!found) return null;
  const values: unknown = JSON.parse(found.text);
  if (!isRecord(values)) return null;
  // The page may crash again before anything is typed.
  await keep({ ...found, page });
  const from: unknown = JSON.parse(found.from ?? '{}');
  return { values, from: isRecord(from) ? from : {}, isCut: found.isCut };
}
