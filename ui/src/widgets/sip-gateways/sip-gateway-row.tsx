import { memo, useId } from 'react';
import { EditorRow, RowCell } from '../../patterns/row-editor/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { NumberInput } from '../../primitives/number-input/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { isSameRow, netmasks } from '../gateway-address/index.ts';
import { isSecure, type SipGateway, sipOptionsOf, sipProtocols } from './gateways.model.ts';
import type { SipGatewaysLabels } from './labels.ts';

/** Address, port, protocol, netmask, three boxes, delete. */
export const columns =
  '@min-[640px]:grid-cols-[minmax(10rem,1fr)_5rem_6.75rem_5rem_3.75rem_4.25rem_3.25rem_auto]';

const protocolOptions = sipProtocols.map((value) => ({ value, label: value }));
const netmaskOptions = netmasks.map((mask) => ({ value: String(mask), label: `/${mask}` }));

type RowProps = {
  id: string;
  number: number;
  gateway: SipGateway;
  addressError: string | undefined;
  portError: string | undefined;
  netmaskError: string | undefined;
  directionError: string | undefined;
  text: SipGatewaysLabels;
  /** Both the same for the life of the editor. */
  onChange: (id: string, change: Partial<SipGateway>) => void;
  onRemove: (id: string) => void;
};

/** Renders only when something of this row changes. */
export const SipGatewayRow = memo(function SipGatewayRow({
  id,
  number,
  gateway,
  addressError,
  portError,
  netmaskError,
  directionError,
  text,
  onChange,
  onRemove,
}: RowProps) {
  const base = useId();
  const change = (part: Partial<SipGateway>) => onChange(id, part);
  const offered = sipOptionsOf(gateway);
  const options = (['sendsOptionsPing', 'usesSipsScheme', 'padCrypto'] as const).filter(
    (name) => offered[name],
  );
  const control = (head: string, error: string | undefined, field: string) => ({
    'aria-label': text.cell(head, number),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${base}-${field}` : undefined,
  });
  const box = (name: 'isInbound' | 'isOutbound' | 'isActive', head: string, error?: string) => (
    <RowCell head={head} isCentered>
      <Checkbox
        {...control(head, error, 'direction')}
        checked={gateway[name]}
        onChange={(event) => change({ [name]: event.target.checked })}
      />
    </RowCell>
  );
  return (
    <EditorRow
      id={id}
      columns={columns}
      removeLabel={text.remove(number)}
      onRemove={() => onRemove(id)}
      errors={{
        [`${base}-address`]: addressError,
        [`${base}-port`]: portError,
        [`${base}-netmask`]: netmaskError,
        [`${base}-direction`]: directionError,
      }}
      more={
        options.length > 0 && (
          <div className="flex flex-wrap gap-x-5 gap-y-1 text-small">
            {options.map((name) => (
              <Checkbox
                key={name}
                aria-label={text.cell(text[name], number)}
                checked={gateway[name]}
                onChange={(event) => change({ [name]: event.target.checked })}
              >
                {text[name]}
              </Checkbox>
            ))}
          </div>
        )
      }
    >
      <RowCell head={text.address} isWide>
        <TextInput
          {...control(text.address, addressError, 'address')}
          mono
          required
          maxLength={128}
          autoCapitalize="none"
          spellCheck={false}
          placeholder="1.2.3.4 / sip.my.com"
          value={gateway.address}
          onChange={(event) => change({ address: event.target.value })}
          onBlur={() => {
            const address = gateway.address.trim();
            if (address !== gateway.address) change({ address });
          }}
        />
      </RowCell>
      <RowCell head={text.port}>
        <NumberInput
          {...control(text.port, portError, 'port')}
          min={0}
          max={65_535}
          placeholder={isSecure(gateway) ? '' : '5060'}
          value={gateway.port}
          onChange={(event) => change({ port: event.target.value })}
        />
      </RowCell>
      <RowCell head={text.protocol}>
        <Select
          {...control(text.protocol, undefined, 'protocol')}
          value={gateway.protocol}
          options={protocolOptions}
          onChange={(protocol) => change({ protocol: protocol as SipGateway['protocol'] })}
        />
      </RowCell>
      <RowCell head={text.netmask}>
        <Select
          {...control(text.netmask, netmaskError, 'netmask')}
          value={String(gateway.netmask)}
          options={netmaskOptions}
          onChange={(netmask) => change({ netmask: Number(netmask) })}
        />
      </RowCell>
      {box('isInbound', text.inbound, directionError)}
      {box('isOutbound', text.outbound)}
      {box('isActive', text.active)}
    </EditorRow>
  );
}, isSameRow);
