import type { BlockedGroup } from '@trunkline/ui/patterns/blocked-dialog';
import { foreign } from '@trunkline/ui/tokens/text';
import type { ReactNode } from 'react';
import { byName } from '../../../platform/values/by-name.ts';
import type { RecordKind } from '../kinds.ts';

type UsageOptions<Row> = {
  /** When it is not that of the kind. */
  label?: string;
  /** The list of all of them, narrowed to what is in the way. */
  href?: string;
  /** True count, where `rows` are only the first of them. */
  total?: number;
  /** Shown in place of the name, which then only sorts. */
  shown?: (row: Row) => ReactNode;
};

/** Records of one kind that are in the way of deleting or moving another one, each linked. */
export const usageGroup = <Row>(
  kind: Pick<RecordKind<Row>, 'title' | 'edit' | 'sidOf' | 'nameOf'>,
  rows: readonly Row[],
  {
    label = kind.title,
    total = rows.length,
    href,
    shown = (row) => foreign(kind.nameOf(row)),
  }: UsageOptions<Row> = {},
): BlockedGroup => ({
  label,
  total,
  ...(href && { href }),
  items: rows
    .map((row) => ({ row, name: kind.nameOf(row) }))
    .sort(byName)
    .map(({ row }) => ({
      id: kind.sidOf(row),
      label: shown(row),
      href: kind.edit(kind.sidOf(row)),
    })),
});

/** The blockers: a title, the sentence and the lists. */
export type Blocked = { title: string; description: string; groups: BlockedGroup[] };

/** null when nothing is in the way. */
export function blockedBy(
  name: string,
  description: string,
  groups: readonly BlockedGroup[],
): Blocked | null {
  const inTheWay = groups.filter(({ items, total = items.length }) => total > 0);
  return inTheWay.length === 0
    ? null
    : { title: `${foreign(name)} is in use`, description, groups: inTheWay };
}
