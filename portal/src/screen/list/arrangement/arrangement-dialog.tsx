import { ColumnChooser } from '@trunkline/ui/patterns/column-chooser';
import { SavedViews } from '@trunkline/ui/patterns/saved-views';
import { Button } from '@trunkline/ui/primitives/button';
import { useCopy } from '@trunkline/ui/primitives/copy-button';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { Stack } from '@trunkline/ui/primitives/stack';
import { Link2, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { rememberedAccount } from '../../../session/remembered-account.ts';
import type { List } from '../use-list.ts';
import { columnsMember } from './arrangement.model.ts';
import { forgetView, keepView, keptViews } from './saved-views.ts';

type Column = { id: string; header: string; isRowHeader?: boolean };

type ArrangementDialogProps = {
  columns: readonly Column[];
  shown: readonly Column[];
  place: string;
  list: List;
  /** null: the default columns of the list. */
  onChange: (ids: readonly string[] | null) => void;
  onClose: () => void;
};

/** The list's state as a query for others, including what only this browser remembers. */
function searchOf(shown: readonly Column[]): string {
  const query = new URLSearchParams(window.location.search);
  for (const name of ['page', 'open']) query.delete(name);
  const account = rememberedAccount();
  if (account !== null && !query.has('account')) query.set('account', account);
  query.set(columnsMember, shown.map(({ id }) => id).join(','));
  return query.toString();
}

/** Chooses the columns and their order, and manages named views of the list. */
export default function ArrangementDialog({
  columns,
  shown,
  place,
  list,
  onChange,
  onClose,
}: ArrangementDialogProps) {
  const [views, setViews] = useState(() => keptViews(place));
  const { copy } = useCopy();
  const reread = () => setViews(keptViews(place));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Columns and views"
      footer={
        <>
          {copy && (
            <Button
              icon={Link2}
              onClick={() => {
                const { origin, pathname } = window.location;
                void copy(`${origin}${pathname}?${searchOf(shown)}`, 'Link');
              }}
            >
              Copy link
            </Button>
          )}
          <Button icon={RotateCcw} onClick={() => onChange(null)}>
            Reset columns
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <ColumnChooser
          columns={columns.map(({ id, header, isRowHeader = false }) => ({
            id,
            label: header,
            isFixed: isRowHeader,
          }))}
          shown={shown.map(({ id }) => id)}
          onChange={onChange}
        />
        <SavedViews
          names={views.map(({ name }) => name)}
          onOpen={(name) => {
            list.show(views.find((view) => view.name === name)?.search ?? '');
            onClose();
          }}
          onSave={(name) => {
            keepView(place, { name, search: searchOf(shown) });
            reread();
          }}
          onDelete={(name) => {
            forgetView(place, name);
            reread();
          }}
        />
      </Stack>
    </Dialog>
  );
}
