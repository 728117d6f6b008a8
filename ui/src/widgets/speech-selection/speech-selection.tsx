import { ArrowUpDown } from 'lucide-react';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Fieldset } from '../../primitives/fieldset/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { RecognizerFields } from './recognizer-fields.tsx';
import {
  type SpeechCredential,
  type SpeechErrors,
  type SpeechSet,
  type SpeechValue,
  swapped,
  withFallback,
} from './speech.model.ts';
import { withPendingDefaults } from './speech-defaults.model.ts';
import type { AllSpeechOptions } from './speech-options.model.ts';
import {
  defaultLabels,
  type SpeechParts,
  type SpeechSelectionLabels,
} from './speech-selection.types.ts';
import { SynthesisFields } from './synthesis-fields.tsx';

export type SpeechSelectionProps = {
  /** Prefix of the field names: `data-field="{name}.primary.synthesis.voice"`. */
  name: string;
  /** The choice and its fallback. */
  value: SpeechValue;
  /** Called with the complete next value. */
  onChange: (next: SpeechValue) => void;
  /**
   * Credentials that the application may use, see `credentialsForAccount`. undefined while loading:
   * vendors, labels and voices are shown as stored.
   */
  credentials: readonly SpeechCredential[] | undefined;
  /** Options of the chosen vendors, if `needsOptions`. */
  options: AllSpeechOptions;
  /** Hides custom vendors. */
  disableCustomSpeech?: boolean;
  /** Hides Speechmatics. */
  disableAdditionalVendors?: boolean;
  /** Messages by path, from `speechProblems`. */
  errors?: SpeechErrors;
  /** Shows stored values as text instead of controls. */
  readOnly?: boolean;
  /** Blocks every control; `readOnly` is easier to read. */
  disabled?: boolean;
  /** Reason why nothing can be changed. */
  disabledReason?: string;
  /** Overrides texts of the current language. */
  labels?: Partial<SpeechSelectionLabels>;
};

const none: readonly SpeechCredential[] = [];

/**
 * Speech vendors of an application, and their fallback. Pending defaults of a vendor show as soon
 * as its options are loaded: call `withPendingDefaults` before saving.
 */
export function SpeechSelection({
  value: given,
  onChange,
  options,
  errors = {},
  readOnly = false,
  disabled = false,
  disabledReason,
  labels,
  ...rest
}: SpeechSelectionProps) {
  const text = useLabels('SpeechSelection', defaultLabels, labels);
  const value = withPendingDefaults(given, options, rest.credentials ?? none);
  const parts: SpeechParts = { ...rest, errors, readOnly, disabled, text };
  const set = (path: 'primary' | 'fallback') => ({
    path,
    value: value[path],
    onChange: (next: SpeechSet) => onChange({ ...value, [path]: next }),
    options: options[path],
    parts,
  });
  return (
    <Fieldset
      legend={text.legend}
      hideLegend
      help={disabled ? disabledReason : undefined}
      className="@container"
    >
      <Stack gap="lg">
        <SpeechSetFields {...set('primary')} />
        {readOnly ? (
          !value.useFallback && <Text tone="muted">{text.noFallback}</Text>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Checkbox
              label={text.useFallback}
              name={`${rest.name}.useFallback`}
              checked={value.useFallback}
              disabled={disabled}
              onChange={(event) => onChange(withFallback(value, event.target.checked))}
            />
            {value.useFallback && (
              <Button
                size="sm"
                icon={ArrowUpDown}
                disabled={disabled}
                onClick={() => onChange(swapped(value))}
              >
                {text.swap}
              </Button>
            )}
          </div>
        )}
        {value.useFallback && (
          <div className="border-default border-s-2 ps-4">
            <SpeechSetFields {...set('fallback')} />
          </div>
        )}
      </Stack>
    </Fieldset>
  );
}

type SpeechSetFieldsProps = {
  path: 'primary' | 'fallback';
  value: SpeechSet;
  onChange: (next: SpeechSet) => void;
  options: AllSpeechOptions['primary'];
  parts: SpeechParts;
};

/** Synthesis and recognition side by side, stacked if narrow. */
function SpeechSetFields({ path, value, onChange, options, parts }: SpeechSetFieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-6 gap-y-5 @max-[520px]:grid-cols-1">
      <SynthesisFields
        path={path}
        value={value.synthesis}
        onChange={(synthesis) => onChange({ ...value, synthesis })}
        options={options.synthesis}
        parts={parts}
      />
      <RecognizerFields
        path={path}
        value={value.recognizer}
        onChange={(recognizer) => onChange({ ...value, recognizer })}
        options={options.recognizer}
        parts={parts}
      />
    </div>
  );
}
