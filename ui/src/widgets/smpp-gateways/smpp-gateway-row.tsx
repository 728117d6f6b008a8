import { memo } from 'react';
import { netmaskOptions } from '../../engines/gateway-address/index.ts';
import { EditorRow, isSameRow, useRowCells } from '../../patterns/row-editor/index.ts';
import type { RowProps } from '../../patterns/row-editor/rows.model.ts';
import type { SmppDirection, SmppGateway } from './gateways.model.ts';
import type { SmppGatewaysLabels } from './labels.ts';

export const columnsOf: Record<SmppDirection, string> = {
  outbound: '@min-[640px]:grid-cols-[minmax(10rem,1fr)_6rem_4rem_4rem_auto]',
  inbound: '@min-[640px]:grid-cols-[minmax(10rem,1fr)_6rem_auto]',
};

/** Renders only when its own props change. */
export const SmppGatewayRow = memo(function SmppGatewayRow({
  id,
  number,
  row: gateway,
  errors,
  text,
  onChange,
  onRemove,
}: RowProps<SmppGateway, SmppGatewaysLabels>) {
  const { direction } = gateway;
  const cells = useRowCells({
    row: gateway,
    onChange: (change) => onChange(id, change),
    nameOf: (head) => text.cell(head, direction, number),
    errors,
  });
  const isOutbound = direction === 'outbound';
  return (
    <EditorRow
      id={id}
      columns={columnsOf[direction]}
      removeLabel={text.remove(direction, number)}
      onRemove={() => onRemove(id)}
      errors={cells.errors}
    >
      {cells.address('address', text.address, {
        placeholder: isOutbound ? '1.2.3.4 / smpp.my.com' : '1.2.3.4',
      })}
      {isOutbound && cells.port('port', text.port)}
      {isOutbound && cells.box('usesTls', text.usesTls)}
      {isOutbound && cells.box('isPrimary', text.isPrimary)}
      {!isOutbound && cells.choice('netmask', text.netmask, netmaskOptions)}
    </EditorRow>
  );
}, isSameRow);
