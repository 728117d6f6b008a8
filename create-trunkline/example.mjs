/**
 * The first thing a person sees: a telephony widget in a form, in the brand. Every application gets
 * the same file, so its imports have no extensions.
 */
export const example = `'use client';

import '@trunkline/ui/components.css';
import '@trunkline/ui/fonts.css';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { ThemeRoot } from '@trunkline/ui/primitives/theme-root';
import {
  emptySipGateway,
  SipGateways,
  type SipGatewaysValue,
} from '@trunkline/ui/widgets/sip-gateways';
import { useState } from 'react';
import { brand } from './brand';

export function Gateways() {
  const [gateways, setGateways] = useState<SipGatewaysValue>({
    first: { ...emptySipGateway, address: '203.0.113.10' },
  });
  return (
    <ThemeRoot brand={brand} mode="system" style={{ minHeight: '100dvh', padding: 24 }}>
      <FormSection title={brand.productName} description="Where calls come from and go to.">
        <SipGateways value={gateways} onChange={setGateways} />
      </FormSection>
    </ThemeRoot>
  );
}
`;
