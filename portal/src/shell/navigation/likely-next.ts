import { addresses, isWithin } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

/** Records are opened more often than added. */
const byLikelihood = (a: RouteRecord, b: RouteRecord) =>
  Number(b.path.includes(':')) - Number(a.path.includes(':'));

/**
 * Routes in the order in which they are likely to be opened next: first those below the open list,
 * then the lists of the navigation, then the routes below those.
 * @param open routes that this user may open
 * @param entries routes among them that are in the navigation, in its order
 */
export function likelyNext(
  open: readonly RouteRecord[],
  entries: readonly RouteRecord[],
  pathname: string,
): RouteRecord[] {
  const formsOf = (entry: RouteRecord) =>
    open.filter(({ path }) => path.startsWith(`${entry.path}/`)).sort(byLikelihood);
  const current = entries.filter(({ path }) => isWithin(pathname, path));
  // The log-in page appears when the connection is lost, and can't be loaded then.
  const logIn = open.filter(({ path }) => path === addresses.logIn);
  return [
    ...new Set([...current.flatMap(formsOf), ...entries, ...logIn, ...entries.flatMap(formsOf)]),
  ];
}
