import { valueAt } from '../../../browser/paths.ts';
import {
  type Changes,
  type ChangeTools,
  changesOf,
  type FieldChange,
} from '../../history/changes.ts';
import { mergeChanges } from '../save/record/merge.ts';
import { isEqual, withValueAt } from '../values.ts';

type ReviewedField = FieldChange & { by?: string };
type Review = {
  /** Changes that a save would store. */
  own: { fields: ReviewedField[]; groups: Changes['groups'] };
  /** Changes by others since the form was opened. */
  others: Changes;
};

type Versions<Values> = {
  values: Values;
  /** Values that the form started with. */
  base: Values;
  /** Currently stored values. */
  stored: Values;
};

/** Lists what saving these values would change, and what others have changed meanwhile. */
export function reviewOf<Values extends object>(
  { values, base, stored }: Versions<Values>,
  tools: ChangeTools,
): Review {
  const { merged } = mergeChanges({ mine: values, base, theirs: stored }, tools.members);
  const own = changesOf(stored, merged, tools);
  const others = changesOf(base, stored, tools);
  const theirs = new Map(others.fields.map((field) => [field.path, field]));
  const isOwn = new Set(own.fields.map(({ path }) => path));
  return {
    own: {
      ...own,
      fields: own.fields.map((field) => {
        const there = theirs.get(field.path);
        return there ? { ...field, by: noteOf(there) } : field;
      }),
    },
    others: { ...others, fields: others.fields.filter(({ path }) => !isOwn.has(path)) },
  };
}

const noteOf = ({ after, isSecret }: FieldChange) =>
  isSecret || after === null
    ? 'Also changed by someone else'
    : `Also changed by someone else: ${after}`;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Resets one member, or one row and its position, to its base value. */
export function withReset<Values extends object>(
  values: Values,
  base: Values,
  path: string,
): Values {
  const next = withValueAt(values, path, valueAt(base, path));
  const [, parent = '', id = ''] = /^(.+)\.rows\.([^.]+)$/.exec(path) ?? [];
  const order = valueAt(values, `${parent}.order`);
  const before = valueAt(base, `${parent}.order`);
  if (!isTexts(order) || !isTexts(before)) return next;
  // A row that was only moved goes back to its position.
  const isMoved = isEqual(valueAt(values, path), valueAt(base, path)) || !order.includes(id);
  if (before.includes(id) && !isMoved) return next;
  const others = order.filter((one) => one !== id);
  const ahead = before.slice(0, before.indexOf(id)).findLast((one) => others.includes(one));
  const place = ahead === undefined ? 0 : others.indexOf(ahead) + 1;
  return withValueAt(
    next,
    `${parent}.order`,
    before.includes(id) ? others.toSpliced(place, 0, id) : others,
  );
}
