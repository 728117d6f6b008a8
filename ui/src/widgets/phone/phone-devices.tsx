import { Field } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';
import type { PhoneLabels } from './phone.labels.ts';
import type { PhoneIntent } from './phone.model.ts';

export type PhoneDevice = {
  id: string;
  /** '' until the page has access to the microphone. */
  name: string;
};

export type PhoneDevices = {
  microphones: readonly PhoneDevice[];
  /** Empty if the browser leaves the choice to the system. */
  loudspeakers: readonly PhoneDevice[];
  /** The chosen devices; null: the system's default. */
  microphone: string | null;
  loudspeaker: string | null;
};

const optionsOf = (devices: readonly PhoneDevice[], text: PhoneLabels) => [
  { value: '', label: text.systemDefault },
  ...devices.map(({ id, name }, index) => ({ value: id, label: name || text.unnamed(index + 1) })),
];

type PhoneDeviceFieldsProps = {
  devices: PhoneDevices;
  onIntent: (intent: PhoneIntent) => void;
  text: PhoneLabels;
};

export function PhoneDeviceFields({ devices, onIntent, text }: PhoneDeviceFieldsProps) {
  return (
    <div className="grid gap-3">
      <Field label={text.microphone}>
        <Select
          value={devices.microphone ?? ''}
          options={optionsOf(devices.microphones, text)}
          onChange={(id) => onIntent({ kind: 'choose-microphone', id })}
        />
      </Field>
      {devices.loudspeakers.length > 0 && (
        <Field label={text.loudspeaker}>
          <Select
            value={devices.loudspeaker ?? ''}
            options={optionsOf(devices.loudspeakers, text)}
            onChange={(id) => onIntent({ kind: 'choose-loudspeaker', id })}
          />
        </Field>
      )}
    </div>
  );
}

/** Input level of the microphone: without movement, the wrong one is chosen. */
export function LevelMeter({ level, label }: { level: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, level)) * 100);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a native meter in colours of their own
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full bg-control/20"
    >
      <div
        className="h-full bg-accent-mark forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
