import { addresses, isWithin } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

/** Records are opened more often than added. */
const byLikelihood = (a: RouteRecord, b: RouteRecord) =>
  Number(b.path.includes(':')) - Number(a.path.includes(':'));

/**
 * Routes in the order in which they are likely to be opened next: those below the open list, the
 * lists of the navigation, and the routes below those.
 * @param open routes that this user may open
 * @param entries those of them that the navigation shows, in its order
 */
export function likelyNext(
  open: readonly RouteRecord[],
  entries: readonly RouteRecord[],
  pathname: string,
): RouteRecord[] {
  const formsOf = (entry: RouteRecord) =>
    open.filter(({ path }) => path.startsWith(`${entry.path}/`)).sort(byLikelihood);
  const current = entries.filter(({ path }) => isWithin(pathname, path));
  // Shown without a connection, which is when it can't be fetched.
  const logIn = open.filter(({ path }) => path === addresses.logIn);
  return [
    ...new Set([...current.flatMap(formsOf), ...entries, ...logIn, ...entries.flatMap(formsOf)]),
  ];
}
