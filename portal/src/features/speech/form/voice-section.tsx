import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Disclosure } from '@trunkline/ui/primitives/disclosure';
import { useState } from 'react';
import { onDemand } from '../../../start/loadable.tsx';
import type { VoicesOfProps } from './voices-of.tsx';

const VoicesOf = onDemand(() => import('./voices-of.tsx'));

/** Plays a stored credential's voices, loaded on demand. */
export function VoiceSection(props: VoicesOfProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FormSection title="Voices" description="Hear how this credential speaks before you use it.">
      <Disclosure summary="Listen to a voice" open={isOpen} onOpenChange={setOpen}>
        {isOpen && <VoicesOf {...props} />}
      </Disclosure>
    </FormSection>
  );
}
