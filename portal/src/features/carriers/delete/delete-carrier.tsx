import type { CarrierRow } from '../../../platform/resources/carriers/voip-carriers.ts';
import { useCarrierRefresh } from '../../../platform/resources/carriers/voip-carriers.ts';
import { DeleteDialog, type DialogEnds } from '../../../screen/record/delete/delete-dialog.tsx';
import { kinds } from '../../../screen/record/kinds.ts';
import { useUser } from '../../../session/session.ts';
import { refusedAs } from '../../../shared/records/refused-as.ts';
import { carrierBlockedBy } from './carrier-blocked.ts';
import { removeCarrier } from './remove-carrier.ts';

type DeleteCarrierProps = DialogEnds & {
  carrier: Pick<CarrierRow, 'voip_carrier_sid' | 'name' | 'service_provider_sid'>;
  /** Called with the new SIDs of gateways that had to be restored. */
  onPutBack?: (moved: ReadonlyMap<string, string>) => void;
};

/** Prescribed. */
const notYours = 'You do not have permissions to delete this Carrier';

export default function DeleteCarrier({ carrier, onPutBack, ...ends }: DeleteCarrierProps) {
  const { voip_carrier_sid: sid, name } = carrier;
  const user = useUser();
  const refresh = useCarrierRefresh();
  return (
    <DeleteDialog
      kind={kinds.carrier}
      sid={sid}
      name={name}
      readBlocked={() => carrierBlockedBy(carrier, user)}
      keep={async () => (await import('../form/save-carrier.ts')).keptCarrier(sid)}
      onDelete={async () => {
        await refusedAs(notYours, () => removeCarrier(sid, onPutBack)).catch(async (error) => {
          // The gateways may have changed since.
          await refresh(sid);
          throw error;
        });
        await refresh();
      }}
      done={`Deleted Carrier ${name}`}
      {...ends}
    >
      <p>This also deletes its gateways.</p>
    </DeleteDialog>
  );
}
