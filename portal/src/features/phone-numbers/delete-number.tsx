import { formatNumber } from '@trunkline/ui/widgets/phone-number';
import { useRefresh } from '../../platform/client/query.ts';
import {
  deletePhoneNumber,
  type PhoneNumber,
} from '../../platform/resources/numbers/phone-numbers.ts';
import { DeleteDialog, type DialogEnds } from '../../screen/record/delete-dialog.tsx';
import { kinds } from '../../screen/record/kinds.ts';

type DeleteNumberProps = DialogEnds & {
  number: Pick<PhoneNumber, 'phone_number_sid' | 'number'>;
};

export default function DeleteNumber({ number, ...ends }: DeleteNumberProps) {
  const refresh = useRefresh('PhoneNumbers');
  const sid = number.phone_number_sid;
  return (
    <DeleteDialog
      kind={kinds.phoneNumber}
      sid={sid}
      name={formatNumber(number.number)}
      onDelete={async () => {
        await deletePhoneNumber(sid);
        await refresh();
      }}
      {...ends}
    />
  );
}
