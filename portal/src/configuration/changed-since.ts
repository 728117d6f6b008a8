import { changesOf } from './differences.ts';
import { kinds } from './kinds/index.ts';
import type { Item, Part, PartName } from './model.ts';
import type { Entry } from './plan.ts';
import { isSame } from './values.ts';

const isLike = (one: Part | undefined, other: Part | undefined) => {
  if (!(one && other)) return one === other;
  return Object.keys({ ...one.values, ...other.values }).every((path) =>
    isSame(one.values[path], other.values[path]),
  );
};

const partOf = (item: Item | undefined, { id, name }: Pick<Part, 'id' | 'name'>) =>
  item?.parts.find((one) => one.id === id && one.name === name);

const orderOf = (item: Item | undefined, name: PartName) =>
  (item?.parts ?? []).flatMap((part) => (part.name === name ? [part.id] : [])).join('\n');

/**
 * Labels of values and parts with changes since the plan which an apply would overwrite or delete, such
 * as 'Port' or 'SIP gateway 203.0.113.7'.
 * @param now the entry over the fresh record; null for a deletion: any change counts
 */
export function since(planned: Entry, now: Entry | null, fresh: Item): string[] {
  const { before, kind } = planned;
  const shapes = kinds[kind].parts ?? {};
  const changed = changesOf(kinds[kind], before?.values ?? {}, fresh.values);
  const isMeant = ({ path }: { path: string }) =>
    now === null || now.fields.some((one) => one.path === path);
  const isChanged = (part: Part) => !isLike(partOf(before, part), partOf(fresh, part));
  const nameOf = (part: Part) => {
    const shape = shapes[part.name];
    const title = shape?.identity.map((path) => part.values[path])[0];
    return `${shape?.one ?? part.name} ${String(title ?? '')}`.trim();
  };
  const touched: readonly Part[] =
    now === null
      ? [...(before?.parts ?? []), ...fresh.parts]
      : now.parts.flatMap(({ before: was, after }) => after ?? was ?? []);
  const moved = (now?.parts ?? []).flatMap(({ name, change, after }) =>
    change === 'move' && after && orderOf(before, name) !== orderOf(fresh, name) ? [after] : [],
  );
  return [
    ...changed.filter(isMeant).map(({ label }) => label),
    ...touched.filter(isChanged).map(nameOf),
    ...moved.map(nameOf),
  ];
}
