import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { de } from '../../labels/de/index.ts';
import { Labels } from '../../labels/index.ts';
import { ConfirmDialog } from '../../patterns/confirm-dialog/index.ts';
import { DataTable } from '../../patterns/data-table/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Combobox } from '../../primitives/combobox/index.ts';
import { emptySipGateway, SipGateways } from '../../widgets/sip-gateways/index.ts';
import { emptySmppGateway, SmppGateways } from '../../widgets/smpp-gateways/index.ts';
import { chooseByTyping, confirm, rowOf, sipGateways, smppGateways } from './testing-library.ts';

const carriers = Array.from({ length: 500 }, (_, index) => ({
  value: `c${index}`,
  label: `Carrier [${index}]`,
}));

function Screen() {
  const [carrier, setCarrier] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  return (
    <div className="grid gap-4">
      <Combobox aria-label="Carrier" value={carrier} onChange={setCarrier} options={carriers} />
      <p>Chosen: {carrier}</p>
      <DataTable
        label="Carriers"
        rows={[{ name: 'Aurora' }, { name: 'Baltic' }]}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
          { id: 'next', header: 'Next', cell: ({ name }) => (name === 'Aurora' ? 'Baltic' : '–') },
        ]}
      />
      <Button onClick={() => setAsked(true)}>Delete</Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Delete carrier?"
        confirmLabel="Delete carrier"
        onConfirm={async () => setDeleted(true)}
      />
      {isDeleted && <p>Deleted</p>}
      <Labels value={de}>
        <SipGateways
          value={{ a: { ...emptySipGateway, address: '203.0.113.9' } }}
          onChange={() => undefined}
        />
        <SmppGateways
          direction="outbound"
          value={{ a: { ...emptySmppGateway, address: 'smpp.texting.example' } }}
          onChange={() => undefined}
        />
      </Labels>
    </div>
  );
}

const meta = {
  title: 'Testing/Testing Library',
  component: Screen,
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;
export default meta;

export const Driven: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const carrier = canvas.getByRole('combobox', { name: 'Carrier' });
    await chooseByTyping(screen, userEvent, carrier, 'Carrier [420]');
    await expect(await canvas.findByText('Chosen: c420')).toBeVisible();
    await expect(rowOf(canvas, 'Baltic')).toHaveTextContent('–');
    await expect(() => rowOf(canvas, 'Caspian')).toThrow('Caspian');
    await expect(sipGateways(canvas, de.labels.SipGateways).address(1)).toHaveValue('203.0.113.9');
    const smpp = smppGateways(canvas, 'outbound', de.labels.SmppGateways);
    await expect(smpp.address(1)).toHaveValue('smpp.texting.example');
    await expect(smpp.checkbox('usesTls', 1)).not.toBeChecked();
    await expect(smpp.remove(1)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await confirm(screen, userEvent, 'Delete carrier');
    await expect(await canvas.findByText('Deleted')).toBeVisible();
  },
};
