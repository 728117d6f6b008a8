import { useState } from 'react';
import { Pager } from '../../ui/src/patterns/pager/index.ts';
import { SaveBar } from '../../ui/src/patterns/save-bar/index.ts';
import { Actions } from '../../ui/src/primitives/actions/index.ts';
import { Badge } from '../../ui/src/primitives/badge/index.ts';
import { Button } from '../../ui/src/primitives/button/index.ts';
import { Card } from '../../ui/src/primitives/card/index.ts';
import { Stack } from '../../ui/src/primitives/stack/index.ts';
import { Switch } from '../../ui/src/primitives/switch/index.ts';
import {
  emptySipGateway,
  SipGateways,
  type SipGatewaysValue,
} from '../../ui/src/widgets/sip-gateways/index.ts';

const stored: SipGatewaysValue = {
  a: { ...emptySipGateway, address: '203.0.113.10' },
  b: { ...emptySipGateway, address: 'gw.skyline.example', isInbound: false, isOutbound: true },
};

/** Enough of the library to judge a brand by. */
export function Handful() {
  const [gateways, setGateways] = useState(stored);
  const [page, setPage] = useState(2);
  return (
    <Stack>
      <Actions>
        <Button variant="primary">Add carrier</Button>
        <Button>Cancel</Button>
        <Button tone="danger">Delete carrier</Button>
        <Badge tone="success">Registered</Badge>
        <Badge tone="danger">Unreachable</Badge>
        <Badge tone="accent">Trial</Badge>
      </Actions>
      <Card>
        <Stack>
          <Switch label="Active" defaultChecked />
          <SipGateways value={gateways} onChange={setGateways} />
        </Stack>
      </Card>
      <Pager page={page} pageSize={25} total={118} onPageChange={setPage} />
      <SaveBar
        isDirty={gateways !== stored}
        changes={gateways === stored ? 0 : 1}
        onCancel={() => setGateways(stored)}
      />
    </Stack>
  );
}
