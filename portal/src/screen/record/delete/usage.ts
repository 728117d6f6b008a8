import type { BlockedGroup } from '@trunkline/ui/patterns/blocked-dialog';
import { foreign } from '@trunkline/ui/tokens/text';
import type { ReactNode } from 'react';
import { byName } from '../../../platform/values/by-name.ts';
import type { RecordKind } from '../kinds.ts';

type UsageOptions<Row> = {
  /** Default: the title of the kind. */
  label?: string;
  /** Address of the list of all blocking records. */
  href?: string;
  /** True number, if `rows` are only the first ones. */
  total?: number;
  /** Rendered instead of the name, which is then only used for sorting. */
  shown?: (row: Row) => ReactNode;
};

/** Records of one kind that block deleting or moving another, with links. */
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

/** Blocking records: a title, a sentence and lists. */
export type Blocked = { title: string; description: string; groups: BlockedGroup[] };

/** null if nothing blocks it. */
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
