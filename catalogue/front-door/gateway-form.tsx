import { useState } from 'react';
import { Button } from '../../ui/src/primitives/button/index.ts';
import { Heading } from '../../ui/src/primitives/heading/index.ts';
import { Text } from '../../ui/src/primitives/text/index.ts';
import { GatewayDoctor } from '../../ui/src/widgets/gateway-doctor/index.ts';
import {
  emptySipGateway,
  SipGateways,
  type SipGatewaysValue,
  validateSipGateways,
} from '../../ui/src/widgets/sip-gateways/index.ts';

const start: SipGatewaysValue = {
  a: { ...emptySipGateway, address: '8.8.8.70', netmask: 27 },
  b: { ...emptySipGateway, address: 'gw.skyline.example', isInbound: false, isOutbound: true },
};
const noOthers: [] = [];

/** A form that validates its input. */
export default function GatewayForm() {
  const [value, setValue] = useState(start);
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const errors = validateSipGateways(value);
  const isGood = Object.keys(errors).length === 0;
  const handleChange = (next: SipGatewaysValue) => {
    setSaved(false);
    setValue(next);
  };
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4 rounded-lg border border-default bg-card p-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        setSaved(isGood);
      }}
    >
      <Heading level={2}>SIP gateways</Heading>
      <SipGateways value={value} onChange={handleChange} errors={isTried ? errors : {}} />
      <GatewayDoctor
        value={value}
        onChange={handleChange}
        trunkType="static_ip"
        others={noOthers}
      />
      <div className="flex items-center gap-3">
        <Button variant="primary" type="submit">
          Save
        </Button>
        <Text size="small" tone="muted" role="status">
          {isSaved ? 'It would be saved now.' : ''}
        </Text>
      </div>
    </form>
  );
}
