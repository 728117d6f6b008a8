import type { SipGateway, SipGatewaysValue } from '../sip-gateways/gateways.model.ts';

export type Finding = {
  /** Stable while it is the same finding. */
  id: string;
  /** `problem`: the platform refuses it or loses calls. `notice`: it may be intended. */
  severity: 'problem' | 'notice';
  /** The fact, and its effect on the platform. */
  message: string;
  fix?: { label: string; apply: (gateways: SipGatewaysValue) => SipGatewaysValue };
};

/** '203.0.113.64/27' */
export const shown = ({ address, netmask }: Pick<SipGateway, 'address' | 'netmask'>) =>
  netmask === 32 ? address.trim() : `${address.trim()}/${netmask}`;

/** Changes one row. */
export const changed =
  (id: string, change: Partial<SipGateway>) =>
  (gateways: SipGatewaysValue): SipGatewaysValue => {
    const gateway = gateways[id];
    return gateway ? { ...gateways, [id]: { ...gateway, ...change } } : gateways;
  };
