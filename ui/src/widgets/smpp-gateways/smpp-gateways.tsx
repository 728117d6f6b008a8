import type { ReactNode } from 'react';
import { checkRows } from '../../development/checks.ts';
import { RowEditor, useRowChanges } from '../../patterns/row-editor/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import {
  describeSmppGateway,
  type SmppDirection,
  type SmppGateway,
  type SmppGatewaysValue as Value,
  withNewSmppGateway,
} from './gateways.model.ts';
import { defaultLabels, type SmppGatewaysLabels } from './labels.ts';
import { columnsOf, SmppGatewayRow } from './smpp-gateway-row.tsx';

export type { SmppGatewaysLabels };

export type SmppGatewaysProps = {
  /** Direction of the shown gateways. */
  direction: SmppDirection;
  /** Gateways of both directions. */
  value: Value;
  /** Called with the complete next value. */
  onChange: (value: Value) => void;
  /** By path: 'new-1.address'; the direction itself for all of its rows. */
  errors?: Readonly<Partial<Record<string, string>>>;
  /** A sentence below the label. */
  help?: ReactNode;
  /** Shows stored values as text instead of controls. */
  readOnly?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<SmppGatewaysLabels>;
};

/** SMPP gateways of a carrier in one direction, one per line. */
export function SmppGateways({
  direction,
  value,
  onChange,
  errors = {},
  help,
  readOnly = false,
  labels,
}: SmppGatewaysProps) {
  if (process.env.NODE_ENV !== 'production')
    checkRows('SmppGateways', value, '{ first: emptySmppGateway }');
  const text = useLabels('SmppGateways', defaultLabels, labels);
  const { change, remove } = useRowChanges<SmppGateway>(value, onChange);

  const rows = Object.entries(value).filter(([, gateway]) => gateway.direction === direction);
  if (readOnly) {
    return (
      <div>
        <p className="mb-1.5 font-medium">{text.group(direction)}</p>
        {rows.length === 0 ? (
          <Text tone="muted">{text.empty}</Text>
        ) : (
          <ul dir="ltr" className="grid gap-1 font-mono text-small">
            {rows.map(([id, gateway]) => (
              <li key={id}>{describeSmppGateway(gateway)}</li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  const heads =
    direction === 'outbound'
      ? [
          { text: text.address },
          { text: text.port },
          { text: text.usesTls, isCentered: true },
          { text: text.isPrimary, isCentered: true },
        ]
      : [{ text: text.address }, { text: text.netmask }];
  return (
    <RowEditor
      label={text.group(direction)}
      help={help}
      heads={heads}
      columns={columnsOf[direction]}
      addLabel={text.add(direction)}
      onAdd={() => {
        const { value: next, id } = withNewSmppGateway(value, direction);
        onChange(next);
        return id;
      }}
      error={errors[direction]}
      count={rows.length}
    >
      {rows.map(([id, gateway], index) => (
        <SmppGatewayRow
          key={id}
          id={id}
          number={index + 1}
          row={gateway}
          errors={{ address: errors[`${id}.address`], port: errors[`${id}.port`] }}
          text={text}
          onChange={change}
          onRemove={remove}
        />
      ))}
    </RowEditor>
  );
}
