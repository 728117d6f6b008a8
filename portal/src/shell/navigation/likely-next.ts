import { addresses, isWithin } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

/** Records are opened more often than added. */
const byLikelihood = (a: RouteRecord, b: RouteRecord) =>
  Number(b.path.includes(':')) - Number(a.path.includes(':'));

/**
 * What is likely to be opened next, most likely first: what belongs to the list that is open, the
 * lists of the navigation, and what belongs to those.
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
