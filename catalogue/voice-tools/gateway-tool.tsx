import { useState } from 'react';
import { GatewayDoctor } from '../../ui/src/widgets/gateway-doctor/index.ts';
import {
  emptySipGateway,
  SipGateways,
  type SipGatewaysValue,
  validateSipGateways,
} from '../../ui/src/widgets/sip-gateways/index.ts';

const example: SipGatewaysValue = {
  a: { ...emptySipGateway, address: '8.8.8.70', netmask: 27 },
  b: { ...emptySipGateway, address: '8.8.8.80' },
  c: { ...emptySipGateway, address: 'gw.skyline.example' },
  d: { ...emptySipGateway, address: '10.0.0.5' },
};
const noOthers: [] = [];

/** Checks the gateways of a carrier. */
export function GatewayTool() {
  const [value, setValue] = useState(example);
  return (
    <div className="grid grid-cols-1 gap-5">
      <SipGateways value={value} onChange={setValue} errors={validateSipGateways(value)} />
      <GatewayDoctor value={value} onChange={setValue} trunkType="static_ip" others={noOthers} />
    </div>
  );
}
