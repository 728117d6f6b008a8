import type { DataTableRowAction } from '@trunkline/ui/patterns/data-table';
import { Pencil, Trash2 } from 'lucide-react';

type RecordActions = {
  /** Of the record: tells its actions from those of the other rows. */
  name: string;
  editHref: string;
  onDelete: () => void;
  /** Why this user may not delete it. */
  writeRefusal: string | undefined;
};

/** What every list offers for a record. */
export const editAndDelete = ({
  name,
  editHref,
  onDelete,
  writeRefusal,
}: RecordActions): DataTableRowAction[] => [
  { label: `Edit ${name}`, icon: Pencil, href: editHref },
  {
    label: `Delete ${name}`,
    icon: Trash2,
    tone: 'danger',
    onSelect: onDelete,
    disabled: writeRefusal !== undefined,
    disabledReason: writeRefusal,
  },
];
