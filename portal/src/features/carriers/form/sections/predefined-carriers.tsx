import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Select } from '@trunkline/ui/primitives/select';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { toast } from '../../../../notices/toasts.ts';
import { messageOf } from '../../../../platform/client/calls/errors.ts';
import {
  createFromPredefined,
  usePredefinedCarriers,
} from '../../../../platform/resources/carriers/predefined-carriers.ts';
import { useCarrierRefresh } from '../../../../platform/resources/carriers/voip-carriers.ts';
import { leaveFreely } from '../../../../screen/leave-guard/index.ts';
import { kinds } from '../../../../screen/record/kinds.ts';
import { useUser } from '../../../../session/session.ts';
import { ownerFor } from '../save-carrier.ts';

/** Predefined carriers: choosing one creates a copy and opens it. */
export function PredefinedCarriers({ providerSid }: { providerSid: string }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const refresh = useCarrierRefresh();
  const { data, error } = usePredefinedCarriers();
  const [chosen, setChosen] = useState('');

  async function handleChoice(sid: string) {
    if (sid === '' || chosen !== '') return;
    setChosen(sid);
    try {
      const created = await createFromPredefined(ownerFor(user, providerSid), sid);
      await refresh(created);
      toast.success('Carrier created successfully');
      leaveFreely(() => navigate(kinds.carrier.edit(created), { replace: true }));
    } catch (refused) {
      toast.error(messageOf(refused));
      setChosen('');
    }
  }

  return (
    <FormSection
      title="Start from a known carrier"
      description="Creates the carrier immediately, then asks for your credentials."
    >
      <div className="max-w-md">
        <Select
          aria-label="Select a predefined carrier"
          value={chosen}
          onChange={handleChoice}
          disabled={chosen !== ''}
          options={[
            { value: '', label: 'None' },
            ...(data ?? []).map((one) => ({ value: one.predefined_carrier_sid, label: one.name })),
          ]}
        />
        {error && (
          <p className="mt-1.5 text-small text-danger">
            Couldn't load the predefined carriers: {messageOf(error)}
          </p>
        )}
      </div>
    </FormSection>
  );
}
