import type { BlockedGroup } from '@trunkline/ui/patterns/blocked-dialog';
import type { ReactNode } from 'react';
import { byName } from '../../platform/by-name.ts';
import type { RecordKind } from './kinds.ts';

type UsedBy = {
  sid: string;
  name: string;
  /** What is shown in place of the name, which only orders it then. */
  label?: ReactNode;
};

type UsageOptions = {
  /** When it is not that of the kind. */
  label?: string;
  /** The list of all of them, narrowed to what is in the way. */
  href?: string;
  /** True count, where `records` are only the first of them. */
  total?: number;
};

/** Records of one kind that are in the way of deleting or moving another one, each linked. */
export const usageGroup = (
  kind: RecordKind,
  records: readonly UsedBy[],
  { label = kind.title, total = records.length, href }: UsageOptions = {},
): BlockedGroup => ({
  label,
  total,
  ...(href && { href }),
  items: [...records].sort(byName).map(({ sid, name, label: shown = name }) => ({
    id: sid,
    label: shown,
    href: kind.edit(sid),
  })),
});

/** What is in the way: a title, the sentence and the lists. */
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
    : { title: `${name} is in use`, description, groups: inTheWay };
}
