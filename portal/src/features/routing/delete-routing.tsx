import { useRefresh } from '../../platform/client/query.ts';
import { deleteLcr } from '../../platform/resources/routing/lcr-tables.ts';
import type { Lcr } from '../../platform/resources/routing/lcrs.ts';
import { DeleteDialog, type DialogEnds } from '../../screen/record/delete-dialog.tsx';
import { kinds } from '../../screen/record/kinds.ts';

type DeleteRoutingProps = DialogEnds & { table: Pick<Lcr, 'lcr_sid' | 'name'> };

export default function DeleteRouting({ table: { lcr_sid, name }, ...ends }: DeleteRoutingProps) {
  const refresh = useRefresh('Lcrs');
  return (
    <DeleteDialog
      kind={kinds.routing}
      sid={lcr_sid}
      name={name}
      onDelete={async () => {
        await deleteLcr(lcr_sid);
        await refresh();
      }}
      done={`Deleted outbound call route ${name}`}
      {...ends}
    >
      <p>Its routes go with it. Calls then go out by any carrier of their account.</p>
    </DeleteDialog>
  );
}
