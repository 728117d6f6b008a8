import type { ReactNode } from 'react';
import { checkRows } from '../../development/checks.ts';
import { RowEditor, useRowChanges } from '../../patterns/row-editor/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import {
  changedSipGateway,
  type SipGateway,
  sipOptionsOf,
  type SipGatewaysValue as Value,
  withNewSipGateway,
} from './gateways.model.ts';
import { defaultLabels, type SipGatewaysLabels } from './labels.ts';
import { columns, SipGatewayRow } from './sip-gateway-row.tsx';

export type { SipGatewaysLabels };

export type SipGatewaysProps = {
  /** Gateways by id, in display order. */
  value: Value;
  /** Called with the complete next value. */
  onChange: (value: Value) => void;
  /** By path: 'new-1.address'; 'rows' for all of them. */
  errors?: Readonly<Partial<Record<string, string>>>;
  /** A sentence below the label. */
  help?: ReactNode;
  /** Shows stored values as text instead of controls. */
  readOnly?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<SipGatewaysLabels>;
};

/** SIP gateways of a carrier, inbound and outbound, one per line. */
export function SipGateways({
  value,
  onChange,
  errors = {},
  help,
  readOnly = false,
  labels,
}: SipGatewaysProps) {
  if (process.env.NODE_ENV !== 'production')
    checkRows('SipGateways', value, '{ first: emptySipGateway }');
  const text = useLabels('SipGateways', defaultLabels, labels);
  const { change, remove } = useRowChanges<SipGateway>(value, onChange, changedSipGateway);

  if (readOnly) return <ReadOnlyGateways value={value} text={text} />;
  return (
    <RowEditor
      label={text.group}
      hideLabel
      help={help}
      heads={[
        { text: text.address, isRequired: true },
        { text: text.port },
        { text: text.protocol },
        { text: text.netmask },
        { text: text.inbound, isCentered: true },
        { text: text.outbound, isCentered: true },
        { text: text.active, isCentered: true },
      ]}
      columns={columns}
      addLabel={text.add}
      onAdd={() => {
        const { value: next, id } = withNewSipGateway(value);
        onChange(next);
        return id;
      }}
      error={errors['rows']}
      count={Object.keys(value).length}
    >
      {Object.entries(value).map(([id, gateway], index) => (
        <SipGatewayRow
          key={id}
          id={id}
          number={index + 1}
          row={gateway}
          errors={{
            address: errors[`${id}.address`],
            port: errors[`${id}.port`],
            netmask: errors[`${id}.netmask`],
            isInbound: errors[`${id}.isInbound`],
          }}
          text={text}
          onChange={change}
          onRemove={remove}
        />
      ))}
    </RowEditor>
  );
}

function ReadOnlyGateways({ value, text }: { value: Value; text: SipGatewaysLabels }) {
  const gateways = Object.entries(value);
  if (gateways.length === 0) return <Text tone="muted">{text.empty}</Text>;
  const said = (is: boolean) => (is ? text.yes : text.no);
  const heads = [text.address, text.port, text.protocol, text.inbound, text.outbound, text.active];
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start text-small" aria-label={text.group}>
        <thead className="text-meta text-muted">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="pe-4 pb-1.5 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gateways.map(([id, gateway]) => {
            const offered = sipOptionsOf(gateway);
            const options = (['sendsOptionsPing', 'usesSipsScheme', 'padCrypto'] as const)
              .filter((name) => offered[name] && gateway[name])
              .map((name) => text[name]);
            return (
              <tr key={id} className="border-t border-default align-top">
                <td className="py-1.5 pe-4 font-mono wrap-anywhere">
                  <bdi dir="ltr">
                    {gateway.address}
                    {gateway.netmask === 32 ? '' : `/${gateway.netmask}`}
                  </bdi>
                </td>
                <td className="py-1.5 pe-4">{gateway.port}</td>
                <td className="py-1.5 pe-4">{[gateway.protocol, ...options].join(', ')}</td>
                <td className="py-1.5 pe-4">{said(gateway.isInbound)}</td>
                <td className="py-1.5 pe-4">{said(gateway.isOutbound)}</td>
                <td className="py-1.5">{said(gateway.isActive)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
