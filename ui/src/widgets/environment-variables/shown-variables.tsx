import { Stack } from '../../primitives/stack/index.ts';
import {
  controlOf,
  type EnvironmentSchema,
  type EnvironmentValue,
  type EnvironmentValues,
  type EnvironmentVariable,
  inType,
  valueAt,
} from './environment.model.ts';
import type { EnvironmentVariablesLabels } from './environment-variables.types.ts';

type ShownVariablesProps = {
  schema: EnvironmentSchema;
  value: EnvironmentValues;
  labels: EnvironmentVariablesLabels;
};

/** The variables, read-only. */
export function ShownVariables({ schema, value, labels }: ShownVariablesProps) {
  return (
    <Stack as="dl">
      {Object.entries(schema).map(([key, variable]) => {
        const shown = shownText(variable, valueAt(value, key), labels);
        return (
          <div key={key} className="min-w-0">
            <dt className="font-mono text-small font-medium wrap-anywhere">
              <bdi dir="ltr">{key}</bdi>
            </dt>
            <dd
              className={shown.isPlaceholder ? 'text-muted' : 'whitespace-pre-wrap wrap-anywhere'}
            >
              {shown.text}
            </dd>
            <dd className="text-small text-muted">{variable.description}</dd>
          </div>
        );
      })}
    </Stack>
  );
}

function shownText(
  variable: EnvironmentVariable,
  value: EnvironmentValue | undefined,
  labels: EnvironmentVariablesLabels,
): { text: string; isPlaceholder: boolean } {
  if (value === undefined || value === '') return { text: labels.notSet, isPlaceholder: true };
  if (controlOf(variable) === 'secret') return { text: labels.hidden, isPlaceholder: true };
  const isOn = variable.type === 'boolean' ? inType(variable, value) : undefined;
  // A box stored as 'yes' or 1 is neither on nor off.
  if (isOn === undefined) return { text: String(value), isPlaceholder: false };
  return { text: isOn ? labels.on : labels.off, isPlaceholder: false };
}
