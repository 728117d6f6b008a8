import { isNewRow, newRowId, withoutRow } from '../../patterns/row-editor/rows.model.ts';

export type RouteValue = {
  /** Leading digits of a number, or a regular expression. */
  text: string;
  /** Carrier that takes the calls; '' for none. */
  carrierId: string;
  /** Further carriers stored with the route: the platform never uses them. */
  spareCarrierIds: readonly string[];
  description: string;
};

/** Routes by id, and the order of matching. */
export type RoutesValue = {
  rows: Readonly<Record<string, RouteValue>>;
  order: readonly string[];
};

export type CarrierOption = { id: string; name: string };

export const maxRouteLength = 32;

export const routeMessages = {
  text: 'Enter a digit prefix or a regular expression.',
  tooLong: `Use at most ${maxRouteLength} characters.`,
  carrier: 'Choose a carrier.',
};

/** Route ids in the order of matching; ids missing from the order come last. */
export function orderedIds({ rows, order }: RoutesValue): string[] {
  const named = order.filter((id) => id in rows);
  const known = new Set(named);
  return [...named, ...Object.keys(rows).filter((id) => !known.has(id))];
}

export function withNewRoute(value: RoutesValue, carrierId: string) {
  const id = newRowId(value.rows);
  const route: RouteValue = { text: '', carrierId, spareCarrierIds: [], description: '' };
  const rows = { ...value.rows, [id]: route };
  return { value: { rows, order: [...orderedIds(value), id] }, id };
}

export const withoutRoute = (value: RoutesValue, id: string): RoutesValue => ({
  rows: withoutRow(value.rows, id),
  order: orderedIds(value).filter((one) => one !== id),
});

/** Not a plain object: form libraries copy those at each key press, which costs hundreds of rows a frame. */
class Rows {
  [id: string]: RouteValue;
}

export function changedRoute(value: RoutesValue, id: string, change: Partial<RouteValue>) {
  const route = value.rows[id];
  if (!route) return value;
  const rows = Object.assign(new Rows(), value.rows, { [id]: { ...route, ...change } });
  return { ...value, rows };
}

/** @param to new place, from 0 */
export function movedRoute(value: RoutesValue, id: string, to: number): RoutesValue {
  const order = orderedIds(value).filter((one) => one !== id);
  order.splice(Math.max(0, to), 0, id);
  return { ...value, order };
}

/** Whether a new row is still empty: it is not stored. */
export const isBlankRoute = (id: string, { text, description }: RouteValue) =>
  isNewRow(id) && text === '' && description === '';

/** Messages by path: 'rows.new-1.text'. */
export function validateRoutes(
  { rows }: RoutesValue,
  messages = routeMessages,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [id, route] of Object.entries(rows)) {
    if (isBlankRoute(id, route)) continue;
    if (route.text === '') errors[`rows.${id}.text`] = messages.text;
    else if (route.text.length > maxRouteLength) errors[`rows.${id}.text`] = messages.tooLong;
    if (route.carrierId === '') errors[`rows.${id}.carrierId`] = messages.carrier;
  }
  return errors;
}

/** '^44 by Skyline SIP' */
export const describeRoute =
  (carriers: readonly CarrierOption[]) =>
  (route: RouteValue | undefined): string => {
    if (!route) return 'Removed';
    const { text, carrierId, description } = route;
    const carrier = carriers.find(({ id }) => id === carrierId)?.name ?? 'another carrier';
    return [`${text} by ${carrier}`, description].filter(Boolean).join(', ');
  };
