import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button } from '@trunkline/ui/primitives/button';
import { Text } from '@trunkline/ui/primitives/text';
import { PlanGrid, type PlanQuantities, quantityOf } from '@trunkline/ui/widgets/plan-grid';
import { useState } from 'react';
import type { OfferedLine } from './plan-lines.ts';

type PlanSectionProps = {
  lines: readonly OfferedLine[];
  value: PlanQuantities;
  onChange: (value: Record<string, string>) => void;
  /** Devices included per call session. */
  ratio: number;
  disabled?: boolean;
};

/** Quantity of each service. Devices are folded, because most people don't order any. */
export function PlanSection({ lines, value, onChange, ratio, disabled }: PlanSectionProps) {
  const [isAsked, setAsked] = useState(Number(value['devices']) > 0);
  /** Undefined if the text isn't a number. */
  const count = (id: string) => {
    const line = lines.find((one) => one.id === id);
    return line ? quantityOf(line, value) : 0;
  };
  const sessions = count('sessions');
  const devices = count('devices');
  const hasDevices = lines.some(({ id }) => id === 'devices');
  return (
    <FormSection
      title="Capacity"
      description="How much your account can use at the same time."
      isWide
    >
      <PlanGrid
        lines={lines.filter(({ id }) => isAsked || id !== 'devices')}
        value={value}
        onChange={onChange}
        disabled={disabled}
      />
      {sessions !== undefined && devices !== undefined && (
        <Text tone="muted">
          With {sessions} call sessions you can register {ratio * (sessions + devices)} concurrent
          devices.
        </Text>
      )}
      {hasDevices && !isAsked && (
        <Button
          canWrap
          className="justify-self-start text-start"
          disabled={disabled}
          onClick={() => setAsked(true)}
        >
          Would you like to purchase additional device registrations?
        </Button>
      )}
    </FormSection>
  );
}
