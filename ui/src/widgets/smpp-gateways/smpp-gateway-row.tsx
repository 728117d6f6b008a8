import { memo, useId } from 'react';
import { EditorRow, RowCell } from '../../patterns/row-editor/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { NumberInput } from '../../primitives/number-input/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { isSameRow, netmasks } from '../gateway-address/index.ts';
import type { SmppDirection, SmppGateway } from './gateways.model.ts';
import type { SmppGatewaysLabels } from './labels.ts';

export const columnsOf: Record<SmppDirection, string> = {
  outbound: '@min-[640px]:grid-cols-[minmax(10rem,1fr)_6rem_4rem_4rem_auto]',
  inbound: '@min-[640px]:grid-cols-[minmax(10rem,1fr)_6rem_auto]',
};

const netmaskOptions = netmasks.map((mask) => ({ value: String(mask), label: `/${mask}` }));

type RowProps = {
  id: string;
  number: number;
  gateway: SmppGateway;
  addressError: string | undefined;
  portError: string | undefined;
  text: SmppGatewaysLabels;
  /** Both the same for the life of the editor. */
  onChange: (id: string, change: Partial<SmppGateway>) => void;
  onRemove: (id: string) => void;
};

/** Renders only when something of this row changes. */
export const SmppGatewayRow = memo(function SmppGatewayRow({
  id,
  number,
  gateway,
  addressError,
  portError,
  text,
  onChange,
  onRemove,
}: RowProps) {
  const base = useId();
  const { direction } = gateway;
  const change = (part: Partial<SmppGateway>) => onChange(id, part);
  const control = (head: string, error: string | undefined, field: string) => ({
    'aria-label': text.cell(head, direction, number),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${base}-${field}` : undefined,
  });
  const box = (name: 'usesTls' | 'isPrimary', head: string) => (
    <RowCell head={head} isCentered>
      <Checkbox
        {...control(head, undefined, name)}
        checked={gateway[name]}
        onChange={(event) => change({ [name]: event.target.checked })}
      />
    </RowCell>
  );
  return (
    <EditorRow
      id={id}
      columns={columnsOf[direction]}
      removeLabel={text.remove(direction, number)}
      onRemove={() => onRemove(id)}
      errors={{ [`${base}-address`]: addressError, [`${base}-port`]: portError }}
    >
      <RowCell head={text.address} isWide>
        <TextInput
          {...control(text.address, addressError, 'address')}
          mono
          maxLength={128}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={direction === 'outbound' ? '1.2.3.4 / smpp.my.com' : '1.2.3.4'}
          value={gateway.address}
          onChange={(event) => change({ address: event.target.value })}
          onBlur={() => {
            const address = gateway.address.trim();
            if (address !== gateway.address) change({ address });
          }}
        />
      </RowCell>
      {direction === 'outbound' ? (
        <>
          <RowCell head={text.port}>
            <NumberInput
              {...control(text.port, portError, 'port')}
              min={0}
              max={65_535}
              value={gateway.port}
              onChange={(event) => change({ port: event.target.value })}
            />
          </RowCell>
          {box('usesTls', text.usesTls)}
          {box('isPrimary', text.isPrimary)}
        </>
      ) : (
        <RowCell head={text.netmask}>
          <Select
            {...control(text.netmask, undefined, 'netmask')}
            value={String(gateway.netmask)}
            options={netmaskOptions}
            onChange={(netmask) => change({ netmask: Number(netmask) })}
          />
        </RowCell>
      )}
    </EditorRow>
  );
}, isSameRow);
