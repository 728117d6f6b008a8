import { isRecord } from '../browser/record.ts';
import { sessionKeys, tab } from '../browser/storage.ts';

/** A form whose unsaved values survive an interrupted session. Never a secret. */
type DraftSource = {
  /** Changed values; null for none. */
  read: () => Draft | null;
};
export type Draft = {
  /** By field path. */
  values: Record<string, unknown>;
  /** Stored values that they change, by the same paths. Absent for a new record. */
  from?: Record<string, unknown> | undefined;
  /** Secrets were removed from their texts. */
  isCut: boolean;
};

export type Interrupted = {
  /** Path and query of the page. */
  path: string;
  userSid: string;
  serviceProviderSid: string | null;
  values: Record<string, unknown> | null;
  from?: Record<string, unknown> | undefined;
  isCut?: boolean | undefined;
  /** Shown above the values instead of the notice that they were restored. */
  notice?: { title: string; messages: string[]; tone?: 'warning' } | undefined;
};

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

function isNotice(value: unknown): boolean {
  if (!isRecord(value)) return value === undefined;
  const { title, messages } = value;
  const isList = Array.isArray(messages) && messages.every((one) => typeof one === 'string');
  return typeof title === 'string' && isList;
}

/** Storage may hold anything, such as leftovers of an older console. */
function isInterrupted(kept: unknown): kept is Interrupted {
  if (!isRecord(kept)) return false;
  const { path, userSid, serviceProviderSid, values, from, notice } = kept;
  return (
    typeof path === 'string' &&
    path.startsWith('/internal/') &&
    typeof userSid === 'string' &&
    isTextOrNull(serviceProviderSid) &&
    (values === null || isRecord(values)) &&
    (from === undefined || isRecord(from)) &&
    isNotice(notice)
  );
}

const sources = new Set<DraftSource>();

/** Registers a form on the screen. Returns the function that removes it. */
export function registerDraftSource(source: DraftSource): () => void {
  sources.add(source);
  return () => sources.delete(source);
}

export const hasDraftSources = () => sources.size > 0;

/** Unsaved values of all forms on the page, as one record: forms of a shared page have names. */
export function readSources(): Draft | null {
  const drafts = [...sources].flatMap((source) => source.read() ?? []);
  if (drafts.length === 0) return null;
  return {
    values: Object.assign({}, ...drafts.map(({ values }) => values)),
    from: Object.assign({}, ...drafts.map(({ from }) => from)),
    isCut: drafts.some(({ isCut }) => isCut),
  };
}

/** Page that now owns this page's draft. */
let successor: string | null = null;

/**
 * Part of the unsaved work was stored as a separate record: an interrupted user continues there.
 * null: no longer.
 */
export function moveDraftsTo(path: string | null): void {
  successor = path;
}

/** The page that owns the unsaved work of this one. */
export const draftPath = () => successor ?? window.location.pathname;

/** Remembers the page and its unsaved values until the user returns. */
export function keepInterrupted(userSid: string, serviceProviderSid: string | null): void {
  const path = successor ?? `${window.location.pathname}${window.location.search}`;
  if (!path.startsWith('/internal/')) return;
  const draft = readSources();
  // A page without unsaved work doesn't displace a draft: it may have failed on the way to it.
  if (draft === null && readInterrupted()?.values) return;
  // A form that wasn't on the page yet keeps its part of the draft for the next time.
  const rest = takeKept(userSid, window.location.pathname);
  const values = draft && { ...rest?.values, ...draft.values };
  const from = draft && { ...rest?.from, ...draft.from };
  const isCut = draft?.isCut || rest?.isCut;
  addKept({ path, userSid, serviceProviderSid, values, from: from ?? undefined, isCut });
}

/** Number of drafts kept; users return to fewer. */
const atMost = 20;

/** Drafts waiting for their page, newest last. */
function readKept(): Interrupted[] {
  try {
    const kept: unknown = JSON.parse(tab.get(sessionKeys.interrupted) ?? '[]');
    return (Array.isArray(kept) ? kept : [kept]).filter(isInterrupted);
  } catch {
    return [];
  }
}

function writeKept(kept: readonly Interrupted[]): void {
  if (kept.length === 0) tab.remove(sessionKeys.interrupted);
  else tab.set(sessionKeys.interrupted, JSON.stringify(kept.slice(-atMost)));
}

/** Adds a draft; drafts of the same user for other pages stay. */
function addKept(next: Interrupted): void {
  const others = readKept().filter(({ userSid, values }) => userSid === next.userSid && values);
  writeKept([...others, next]);
}

/** Removes and returns the newest draft of a page. */
function takeKept(userSid: string, pathname: string): Interrupted | null {
  const all = readKept();
  const found = all.findLast((one) => one.userSid === userSid && pathnameOf(one) === pathname);
  if (found) writeKept(all.filter((one) => one !== found));
  return found ?? null;
}

/** Keeps unsaved values for a page that is about to open, beside drafts of other pages. */
export function keepDraftFor(
  path: string,
  userSid: string,
  serviceProviderSid: string | null,
  values: Record<string, unknown>,
  notice: NonNullable<Interrupted['notice']>,
): void {
  addKept({ path, userSid, serviceProviderSid, values, notice });
}

/** The page that was left last, with its draft. */
export const readInterrupted = (): Interrupted | null => readKept().at(-1) ?? null;

export function forgetInterrupted(): void {
  tab.remove(sessionKeys.interrupted);
}

const pathnameOf = ({ path }: Interrupted) => path.split('?')[0];

/** The part of a form in the values of a page with several. */
export function partOf(values: Record<string, unknown> | undefined, form: string) {
  const part = values?.[form];
  return isRecord(part) ? part : undefined;
}

/**
 * Returns the draft of this page and forgets it.
 * @param form name of a form on a page of several: takes its part only
 */
export function takeDraft(
  pathname: string,
  userSid: string,
  form?: string,
): Pick<Interrupted, 'values' | 'from' | 'notice' | 'isCut'> | null {
  const kept = takeKept(userSid, pathname);
  if (!kept || form === undefined) return kept;
  const { [form]: own, ...others } = kept.values ?? {};
  if (!isRecord(own) || Object.keys(others).length > 0) addKept({ ...kept, values: others });
  return isRecord(own) ? { values: own, from: partOf(kept.from, form), isCut: kept.isCut } : null;
}
