import { changesOf, type PartChange, partChanges } from './differences.ts';
import { kinds, partShape } from './kinds/index.ts';
import type { Item, PartName } from './model.ts';
import type { Entry } from './plan.ts';

const orderOf = (item: Item | undefined, name: PartName) =>
  (item?.parts ?? []).flatMap((part) => (part.name === name ? [part.id] : [])).join('\n');

const partOf = ({ before, after }: PartChange) => after ?? before;

/**
 * Labels of values and parts that changed since the plan and that an apply would overwrite or
 * delete, such as 'Port' or 'SIP gateway 203.0.113.7'.
 * @param now the entry over the fresh record; null for a deletion: any change counts
 */
export function since(planned: Entry, now: Entry | null, fresh: Item): string[] {
  const { before, kind } = planned;
  const fields = changesOf(kinds[kind], before?.values ?? {}, fresh.values).filter(
    ({ path }) => now === null || now.fields.some((one) => one.path === path),
  );
  const changed = partChanges(kind, before, fresh, {}).filter(({ change }) => change !== 'move');
  const changedIds = new Set(changed.map((part) => partOf(part)?.id));
  const isTouched = (part: PartChange) =>
    changedIds.has(partOf(part)?.id) ||
    (part.change === 'move' && orderOf(before, part.name) !== orderOf(fresh, part.name));
  const nameOf = (part: PartChange) => {
    const shape = partShape(kind, part.name);
    const title = shape.identity.map((path) => partOf(part)?.values[path])[0];
    return `${shape.one} ${String(title ?? '')}`.trim();
  };
  const parts = now === null ? changed : now.parts.filter(isTouched);
  return [...fields.map(({ label }) => label), ...parts.map(nameOf)];
}
