import { kinds } from '../../screen/record/kinds.ts';
import { type PathCarrier, PathOfCall } from '../../shared/call-path/path-of-call.tsx';

type NumberPathProps = {
  number: string;
  accountSid: string;
  applicationSid: string;
  carrier: PathCarrier;
};

/** Path of a call from the carrier to this number, as after a save. */
const NumberPath = ({ number, accountSid, applicationSid, carrier }: NumberPathProps) => (
  <PathOfCall
    beside="number"
    number={number}
    carrier={carrier}
    numbers={[
      {
        phone_number_sid: number,
        number,
        voip_carrier_sid: carrier.voip_carrier_sid,
        account_sid: accountSid || null,
        application_sid: applicationSid || null,
      },
    ]}
    // This form is the place to fix the number itself.
    repairFor={() =>
      carrier.is_active
        ? undefined
        : { label: 'Open the carrier', href: kinds.carrier.edit(carrier.voip_carrier_sid) }
    }
  />
);

export default NumberPath;
