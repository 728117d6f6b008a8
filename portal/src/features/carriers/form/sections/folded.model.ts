import type { CarrierFormValues } from '../carrier-form.schema.ts';

type Inside = Pick<
  CarrierFormValues,
  'hasLeadingPlus' | 'authentication' | 'techPrefix' | 'diversion' | 'outboundProxy'
> & {
  /** As displayed. */
  dtmfType: string;
};

const orNone = (name: string, value: string) => `${name}: ${value.trim() || 'none'}`;

/** Short summary of the folded settings; never contains a password. */
export function insideOf({
  hasLeadingPlus,
  dtmfType,
  authentication: { requiresRegister, username, realm },
  techPrefix,
  diversion,
  outboundProxy,
}: Inside) {
  const authentication = requiresRegister
    ? `registers as ${username || '…'} with ${realm || '…'}`
    : username || 'off';
  return {
    calls: `${hasLeadingPlus ? 'leading +' : 'no leading +'} · DTMF ${dtmfType}`,
    authentication,
    outbound: [
      orNone('tech prefix', techPrefix),
      orNone('diversion', diversion),
      orNone('proxy', outboundProxy),
    ].join(' · '),
  };
}
