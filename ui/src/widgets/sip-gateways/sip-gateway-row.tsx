import { Fragment, memo } from 'react';
import { netmaskOptions } from '../../engines/gateway-address/index.ts';
import { EditorRow, isSameRow, useRowCells } from '../../patterns/row-editor/index.ts';
import type { RowProps } from '../../patterns/row-editor/rows.model.ts';
import { isSecure, type SipGateway, sipOptionsOf, sipProtocols } from './gateways.model.ts';
import type { SipGatewaysLabels } from './labels.ts';

/** Address, port, protocol, netmask, three checkboxes, delete. */
export const columns =
  '@min-[640px]:grid-cols-[minmax(10rem,1fr)_5rem_6.75rem_5rem_3.75rem_4.25rem_3.25rem_auto]';

const protocolOptions = sipProtocols.map((value) => ({ value, label: value }));

/** Renders only when its own props change. */
export const SipGatewayRow = memo(function SipGatewayRow({
  id,
  number,
  row: gateway,
  errors,
  text,
  onChange,
  onRemove,
}: RowProps<SipGateway, SipGatewaysLabels>) {
  const cells = useRowCells({
    row: gateway,
    onChange: (change) => onChange(id, change),
    nameOf: (head) => text.cell(head, number),
    errors,
  });
  const offered = sipOptionsOf(gateway);
  const options = (['sendsOptionsPing', 'usesSipsScheme', 'padCrypto'] as const).filter(
    (name) => offered[name],
  );
  return (
    <EditorRow
      id={id}
      columns={columns}
      removeLabel={text.remove(number)}
      onRemove={() => onRemove(id)}
      errors={cells.errors}
      more={
        options.length > 0 && (
          <div className="flex flex-wrap gap-x-5 gap-y-1 text-small">
            {options.map((name) => (
              <Fragment key={name}>{cells.box(name, text[name], text[name])}</Fragment>
            ))}
          </div>
        )
      }
    >
      {cells.address('address', text.address, {
        'aria-required': true,
        placeholder: '1.2.3.4 / sip.my.com',
      })}
      {cells.port('port', text.port, isSecure(gateway) ? '' : '5060')}
      {cells.choice('protocol', text.protocol, protocolOptions)}
      {cells.choice('netmask', text.netmask, netmaskOptions)}
      {cells.box('isInbound', text.inbound)}
      {cells.box('isOutbound', text.outbound)}
      {cells.box('isActive', text.active)}
    </EditorRow>
  );
}, isSameRow);
