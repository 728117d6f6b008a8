import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { de } from '../../labels/de/index.ts';
import { Labels } from '../../labels/index.ts';
import { ConfirmDialog } from '../../patterns/confirm-dialog/index.ts';
import { DataTable } from '../../patterns/data-table/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Combobox } from '../../primitives/combobox/index.ts';
import { DropdownMenu } from '../../primitives/dropdown-menu/index.ts';
import {
  emptySipGateway,
  SipGateways,
  type SipGatewaysValue,
} from '../../widgets/sip-gateways/index.ts';
import { emptySmppGateway, SmppGateways } from '../../widgets/smpp-gateways/index.ts';
import {
  choose,
  chooseByTyping,
  chooseInMenu,
  confirm,
  rowOf,
  sipGateways,
  smppGateways,
} from './testing-library.ts';

const carriers = Array.from({ length: 500 }, (_, index) => ({
  value: `c${index}`,
  label: `Carrier [${index}]`,
}));

/** A page with every control that takes more than one step. */
export function Screen() {
  const [carrier, setCarrier] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const [gateways, setGateways] = useState<SipGatewaysValue>({
    a: { ...emptySipGateway, address: '203.0.113.9' },
  });
  const [isDeleted, setDeleted] = useState(false);
  return (
    <div className="grid gap-4">
      <Combobox aria-label="Carrier" value={carrier} onChange={setCarrier} options={carriers} />
      <p>Chosen: {carrier}</p>
      <DropdownMenu
        trigger={<Button>Carrier actions</Button>}
        items={[{ label: 'Copy SID', onSelect: () => setCopied(true) }]}
      />
      {isCopied && <p>Copied</p>}
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
        <SipGateways value={gateways} onChange={setGateways} />
        <SmppGateways
          direction="outbound"
          value={{ a: { ...emptySmppGateway, address: 'smpp.texting.example' } }}
          onChange={() => undefined}
        />
      </Labels>
    </div>
  );
}

/** Operates it as a test would. */
export async function drive(page: HTMLElement): Promise<void> {
  const canvas = within(page);
  const carrier = canvas.getByRole('combobox', { name: 'Carrier' });
  await chooseByTyping(screen, userEvent, carrier, 'Carrier [420]');
  await expect(await canvas.findByText('Chosen: c420')).toBeVisible();
  await expect(rowOf(canvas, 'Baltic')).toHaveTextContent('–');
  await expect(() => rowOf(canvas, 'Caspian')).toThrow('Caspian');
  const sip = sipGateways(canvas, de.labels.SipGateways);
  await expect(sip.address(1)).toHaveValue('203.0.113.9');
  await choose(screen, userEvent, sip.protocol(1), 'tls');
  await waitFor(() => expect(sip.protocol(1)).toHaveTextContent('tls'));
  await userEvent.click(sip.checkbox('inbound', 1));
  await chooseInMenu(
    screen,
    userEvent,
    canvas.getByRole('button', { name: 'Carrier actions' }),
    'Copy SID',
  );
  await expect(await canvas.findByText('Copied')).toBeVisible();
  const smpp = smppGateways(canvas, 'outbound', de.labels.SmppGateways);
  await expect(smpp.address(1)).toHaveValue('smpp.texting.example');
  await expect(smpp.checkbox('usesTls', 1)).not.toBeChecked();
  await expect(smpp.remove(1)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await confirm(screen, userEvent, 'Delete carrier');
  await expect(await canvas.findByText('Deleted')).toBeVisible();
}
