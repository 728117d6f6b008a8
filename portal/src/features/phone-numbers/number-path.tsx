import { kinds } from '../../screen/record/kinds.ts';
import { type PathCarrier, PathOfCall } from '../../shared/call-path/path-of-call.tsx';

type NumberPathProps = {
  number: string;
  accountSid: string;
  applicationSid: string;
  carrier: PathCarrier;
};

/** The way of a call that its carrier brings to this number, as it would be after a save. */
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
    // This form mends what the number itself lacks.
    repairFor={() =>
      carrier.is_active
        ? undefined
        : { label: 'Open the carrier', href: kinds.carrier.edit(carrier.voip_carrier_sid) }
    }
  />
);

export default NumberPath;
