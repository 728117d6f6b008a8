import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { de } from '../../ui/src/labels/de/index.ts';
import { Labels } from '../../ui/src/labels/index.ts';
import { Pager } from '../../ui/src/patterns/pager/index.ts';
import {
  emptySipGateway,
  SipGateways,
  type SipGatewaysValue,
} from '../../ui/src/widgets/sip-gateways/index.ts';

function CarrierInGerman() {
  const [gateways, setGateways] = useState<SipGatewaysValue>({
    first: { ...emptySipGateway, address: '203.0.113.10' },
    second: { ...emptySipGateway, address: 'sip.example.net', isInbound: false, isOutbound: true },
  });
  return (
    <Labels value={de}>
      <div className="grid gap-6" lang="de">
        <SipGateways value={gateways} onChange={setGateways} />
        <Pager page={2} pageSize={25} total={118} onPageChange={() => undefined} />
      </div>
    </Labels>
  );
}

const meta = {
  title: 'Translate/German',
  component: CarrierInGerman,
  tags: ['catalogue'],
} satisfies Meta<typeof CarrierInGerman>;
export default meta;

export const Carrier: StoryObj<typeof meta> = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'SIP-Gateway hinzufügen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toBeVisible();
  },
};
