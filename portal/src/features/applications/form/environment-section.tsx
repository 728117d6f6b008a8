import { FormSection } from '@trunkline/ui/patterns/form-section';
import {
  type EnvironmentLookup,
  EnvironmentVariables,
  withDefaults,
} from '@trunkline/ui/widgets/environment-variables';
import { memo, useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useCarrierChoices } from '../../../platform/resources/carriers/voip-carriers.ts';
import { formFields } from '../../../screen/form/fields.tsx';
import type { ApplicationFormValues } from './application-form.schema.ts';

type EnvironmentSectionProps = {
  control: Control<ApplicationFormValues>;
  lookup: EnvironmentLookup;
  serviceProviderSid: string | null;
  /** Restricts the carriers to the account's and shared ones; null: all of the provider. */
  carriersOf: string | null;
};

const form = formFields<ApplicationFormValues>();

/** Variables that the application's server declares. */
export const EnvironmentSection = memo(function EnvironmentSection({
  control,
  lookup,
  serviceProviderSid,
  carriersOf,
}: EnvironmentSectionProps) {
  const schema = lookup.status === 'ready' ? lookup.schema : null;
  const namesCarriers =
    schema !== null && Object.values(schema).some(({ resource }) => resource === 'carriers');
  const { data, error, isLoading, mutate } = useCarrierChoices(
    namesCarriers ? serviceProviderSid : null,
    carriersOf,
  );
  const carriers = useMemo(() => {
    if (data) return { status: 'ready', names: data.map(({ name }) => name) } as const;
    if (error && !isLoading) return { status: 'failed', onRetry: () => mutate() } as const;
    return { status: 'loading' } as const;
  }, [data, error, isLoading, mutate]);
  const stored = useWatch({ control, name: 'environment' });
  // Most applications have none: avoids flicker while a URL is typed.
  const isEmpty = lookup.status === 'none' || lookup.status === 'looking-up';
  const isNothing = isEmpty && Object.keys(stored).length === 0;
  if (lookup.status === 'idle' || isNothing) return null;
  return (
    <FormSection
      title="Environment variables"
      description="Settings requested by the application at the calling webhook."
    >
      <form.Widget name="environment">
        {({ value, ...field }) => (
          <EnvironmentVariables
            {...field}
            lookup={lookup}
            value={schema ? withDefaults(schema, value) : value}
            carriers={carriers}
          />
        )}
      </form.Widget>
    </FormSection>
  );
});
