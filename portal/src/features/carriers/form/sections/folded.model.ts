import type { CarrierFormValues } from '../carrier-form.schema.ts';

type Inside = Pick<
  CarrierFormValues,
  'hasLeadingPlus' | 'authentication' | 'techPrefix' | 'diversion' | 'outboundProxy'
> & {
  /** As it is shown. */
  dtmfType: string;
};

const orNone = (name: string, value: string) => `${name}: ${value.trim() || 'none'}`;

/** What the folded settings hold, in a few words; never a password. */
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
