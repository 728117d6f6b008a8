import { FormSection } from '@trunkline/ui/patterns/form-section';
import { formatCount } from '@trunkline/ui/tokens/format';
import { OutboundRoutes } from '@trunkline/ui/widgets/outbound-routes';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { routingTable } from '../../platform/records/routing.ts';
import {
  type EngineCarrier,
  useCarrierChoices,
} from '../../platform/resources/carriers/voip-carriers.ts';
import { BelowFold } from '../../screen/form/below-fold.tsx';
import { ComboboxField, OwnerField } from '../../screen/form/combobox-field.tsx';
import { formFields } from '../../screen/form/fields.tsx';
import { RecordForm } from '../../screen/form/record-form.tsx';
import { type RecordSave, useRecordForm } from '../../screen/form/use-record-form.ts';
import { Warning } from '../../screen/form/warning.tsx';
import type { OwnerAccount } from '../../screen/owners/use-owners.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { fieldOf } from '../../screen/record/saved/saved-record.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { onDemand } from '../../start/loadable.tsx';
import {
  type RoutingFormValues,
  routingFormSchema,
  routingMembers,
} from './routing-form.schema.ts';
import type { StoredRouting } from './routing-form.wire.ts';

type RoutingFormProps = {
  /** null for a new table */
  lcrSid: string | null;
  base: RoutingFormValues;
  accounts: readonly OwnerAccount[];
  providerSid: string;
  save: RecordSave<RoutingFormValues, StoredRouting>;
};

const RoutingTools = onDemand(() => import('./tools/routing-tools.tsx'));
const RoutingReview = onDemand(() => import('./tools/routing-review.tsx'));

/** Findings of the route check. */
export type RouteFindings = {
  count: number;
  losing: number;
  byRoute: Record<string, 'problem' | 'notice'>;
};

const form = formFields<RoutingFormValues>();
const { columns } = routingTable;
const noCarriersYet: EngineCarrier[] = [];

export function RoutingForm({ lcrSid, base, accounts, providerSid, save }: RoutingFormProps) {
  const viewer = useUser();
  // The owner of a stored table can't change, so these are the carriers below.
  const stored = useCarrierChoices(providerSid, base.accountSid || null);
  const record = useRecordForm<RoutingFormValues, StoredRouting>({
    kind: kinds.routing,
    base,
    schema: () => routingFormSchema,
    members: routingMembers(
      optionsOf(stored.data),
      (id) => base.routes.rows[id]?.text ?? 'a new route',
    ),
    writeRefusal: writeRefusal(viewer),
    reviewed: (values, before) => (
      <RoutingReview
        lcrSid={lcrSid}
        accounts={accounts}
        providerSid={providerSid}
        carriers={carriers.data ?? noCarriersYet}
        values={values}
        base={before}
      />
    ),
    save,
  });
  const { control } = record.form;
  // Typing in a route renders only the routes and the tools.
  const [accountSid, defaultCarrierId] = useWatch({
    control,
    name: ['accountSid', 'defaultCarrierId'],
  });
  const [takenId, setTakenId] = useState<string | null>(null);
  const [findings, setFindings] = useState<RouteFindings>({ count: 0, losing: 0, byRoute: {} });
  const carriers = useCarrierChoices(providerSid, accountSid || null);
  const options = useMemo(() => optionsOf(carriers.data), [carriers.data]);
  const refusal = carriers.data?.length === 0 ? noCarriers(accountSid) : undefined;
  return (
    <RecordForm record={record} hasList={viewer.scope === 'admin'} saveRefusal={refusal}>
      <FormSection
        title="General"
        description="Which account's calls this table routes, and the carrier for all others."
      >
        <form.Text name="name" {...fieldOf(columns.name)} />
        {viewer.scope === 'admin' && (
          <OwnerField
            name="accountSid"
            label={columns.accountSid.label}
            readOnly={lcrSid !== null}
            help="Each account and each service provider has one table."
            accounts={accounts}
            mayShare
            onChosen={() => record.form.setValue('defaultCarrierId', '', { shouldDirty: true })}
          />
        )}
        <form.Checkbox label="Active" name="isActive" />
        <div>
          <ComboboxField
            name="defaultCarrierId"
            label="Select a default outbound carrier"
            required
            help="Used when no route matches."
            error={carriers.error ? "Couldn't load the carriers." : undefined}
            isLoading={carriers.isLoading}
            options={(value) => carrierChoices(options, value)}
          />
          <Warning>{refusal}</Warning>
        </div>
      </FormSection>
      <BelowFold>
        <FormSection
          isWide
          title="Routes"
          description="Route based on first match"
          aside={
            findings.count > 0 && (
              <span className="text-small text-muted">
                {formatCount(findings.count, 'finding')}
                {findings.losing > 0 &&
                  `: ${formatCount(findings.losing, 'route')} can’t carry calls`}
              </span>
            )
          }
        >
          <form.Widget name="routes">
            {(field) => (
              <OutboundRoutes
                value={field.value}
                onChange={field.onChange}
                errors={field.errors}
                readOnly={field.readOnly}
                carriers={options}
                newCarrierId={defaultCarrierId || options[0]?.id || ''}
                takenId={takenId}
                findings={findings.byRoute}
                help="Drag and drop to rearrange the order."
              />
            )}
          </form.Widget>
        </FormSection>
        <RoutingTools
          lcrSid={lcrSid}
          base={base}
          form={record.form}
          onTaken={setTakenId}
          onFindings={setFindings}
          carriers={carriers.data ?? noCarriersYet}
          accounts={accounts}
          providerSid={providerSid}
          readOnly={record.writeRefusal !== undefined}
        />
      </BelowFold>
    </RecordForm>
  );
}

const optionsOf = (carriers: readonly EngineCarrier[] = []) =>
  carriers.map(({ voip_carrier_sid: id, name }) => ({ id, name }));

/** A stored carrier that the owner can't use has the same label as in the routes. */
const carrierChoices = (carriers: readonly { id: string; name: string }[], value: string) => [
  ...carriers.map(({ id, name }) => ({ value: id, label: name })),
  ...(value === '' || carriers.some(({ id }) => id === value)
    ? []
    : [{ value, label: 'Carrier you can’t see' }]),
];

/** Prescribed. */
const noCarriers = (accountSid: string) =>
  accountSid === ''
    ? 'There are no available carriers'
    : 'There are no available carriers defined for this account';
