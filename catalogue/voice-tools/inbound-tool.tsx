import { type ComponentProps, useState } from 'react';
import { Text } from '../../ui/src/primitives/text/index.ts';
import { InboundExplainer } from '../../ui/src/widgets/inbound-explainer/index.ts';

type Props = ComponentProps<typeof InboundExplainer>;

const names: Props['names'] = {
  accounts: new Map([['acme', 'Acme Support']]),
  carriers: new Map([['skyline', 'Skyline SIP']]),
  applications: new Map([['support', 'Support line']]),
  numbers: new Map([['n', '442079460000']]),
};

const world: Props['world'] = {
  accounts: [
    {
      id: 'acme',
      providerId: 'northwind',
      realm: 'acme.sip.example.net',
      isActive: true,
      deviceApplicationId: 'support',
    },
  ],
  carriers: [
    {
      id: 'skyline',
      isActive: true,
      accountId: null,
      providerId: 'northwind',
      applicationId: null,
      requiresRegister: false,
      registerRealm: '',
      registerUsername: '',
      gateways: [{ address: '203.0.113.64', netmask: 27, isInbound: true }],
    },
  ],
  numbers: [
    {
      id: 'n',
      number: '442079460000',
      carrierId: 'skyline',
      accountId: 'acme',
      applicationId: 'support',
    },
  ],
  tenants: [],
};

/** Shows where an inbound call goes in a small sample setup. */
export function InboundTool() {
  const [value, setValue] = useState<Props['value']>({
    source: '203.0.113.70',
    host: 'acme.sip.example.net',
    number: '+442079460000',
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      <Text tone="muted" className="max-w-prose">
        The carrier Skyline SIP sends calls from 203.0.113.64/27. The account Acme Support has the
        realm acme.sip.example.net, the number +44 20 7946 0000 and the application Support line.
        Change the call and see who answers it.
      </Text>
      <InboundExplainer
        value={value}
        onChange={setValue}
        world={world}
        names={names}
        sight="provider"
      />
    </div>
  );
}
