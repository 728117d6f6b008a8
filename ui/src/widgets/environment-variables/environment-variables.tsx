import { RotateCw, TriangleAlert } from 'lucide-react';
import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Fieldset } from '../../primitives/fieldset/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import {
  type EnvironmentErrors,
  type EnvironmentSchema,
  type EnvironmentValue,
  type EnvironmentValues,
  keysOutside,
  valueAt,
} from './environment.model.ts';
import {
  type Carriers,
  defaultLabels,
  type EnvironmentVariablesLabels,
} from './environment-variables.types.ts';
import { ShownVariables } from './shown-variables.tsx';
import { VariableRow } from './variable-row.tsx';

/** State of the request that asks the application for its variables. */
export type EnvironmentLookup =
  | { status: 'idle' }
  | { status: 'looking-up' }
  | { status: 'none' }
  | { status: 'failed'; onRetry?: () => void }
  | { status: 'ready'; schema: EnvironmentSchema };

export type EnvironmentVariablesProps = {
  /** Prefix of the field names: a control is found by `data-field="{name}.{key}"`. */
  name: string;
  /** The application's variables, or the state of the request for them. */
  lookup: EnvironmentLookup;
  /** Values by variable name. */
  value: EnvironmentValues;
  /** Called with the complete next value. */
  onChange: (next: EnvironmentValues) => void;
  /** Carriers to choose from; needed only if a variable names one. */
  carriers?: Carriers;
  /** Messages by key. */
  errors?: EnvironmentErrors;
  /** Shows stored values as text instead of controls. */
  readOnly?: boolean;
  /** Blocks every control; `readOnly` is easier to read. */
  disabled?: boolean;
  /** Reason why nothing can be changed. */
  disabledReason?: string;
  /** Keep it stable between renders: a new object renders every row. */
  labels?: Partial<EnvironmentVariablesLabels>;
};

const noErrors: EnvironmentErrors = {};
const stillLoading: Carriers = { status: 'loading' };

/** One control for each variable of an application, and the state of their lookup. */
export function EnvironmentVariables(props: EnvironmentVariablesProps) {
  const { lookup, value, readOnly = false, disabled = false, disabledReason } = props;
  const { labels } = props;
  const text = useLabels('EnvironmentVariables', defaultLabels, labels);
  const group = useRef<HTMLFieldSetElement>(null);
  if (lookup.status === 'idle') return null;
  return (
    <Fieldset
      ref={group}
      tabIndex={-1}
      legend={text.legend}
      hideLegend
      help={disabled ? disabledReason : undefined}
      className="outline-none"
    >
      {lookup.status === 'looking-up' && <Spinner label={text.lookingUp} showLabel />}
      {(lookup.status === 'none' || lookup.status === 'failed') && (
        <WithoutSchema
          lookup={lookup}
          storedKeys={Object.keys(value)}
          // The button disappears with the notice: keeps the focus in the group.
          onLeave={() => group.current?.focus()}
          onRemove={
            lookup.status === 'none' && !readOnly && !disabled
              ? () => props.onChange({})
              : undefined
          }
          labels={text}
        />
      )}
      {lookup.status === 'ready' &&
        (readOnly ? (
          <ShownVariables schema={lookup.schema} value={value} labels={text} />
        ) : (
          <>
            <VariableRows {...props} schema={lookup.schema} text={text} />
            <Leftovers keys={keysOutside(lookup.schema, value)} labels={text} />
          </>
        ))}
    </Fieldset>
  );
}

type VariableRowsProps = EnvironmentVariablesProps & {
  schema: EnvironmentSchema;
  text: EnvironmentVariablesLabels;
};

function VariableRows({
  name,
  schema,
  value,
  onChange,
  carriers = stillLoading,
  errors = noErrors,
  disabled = false,
  text,
}: VariableRowsProps) {
  // One stable callback for all rows: a key pressed in one of 200 renders only that one.
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const handleChange = useCallback((key: string, next: EnvironmentValue) => {
    latest.current.onChange({ ...latest.current.value, [key]: next });
  }, []);
  return (
    <Stack>
      {Object.entries(schema).map(([key, variable]) => (
        <VariableRow
          key={key}
          field={`${name}.${key}`}
          variableKey={key}
          variable={variable}
          value={valueAt(value, key)}
          onChange={handleChange}
          carriers={variable.resource === 'carriers' ? carriers : undefined}
          error={valueAt(errors, key)}
          disabled={disabled}
          labels={text}
        />
      ))}
    </Stack>
  );
}

type WithoutSchemaProps = {
  lookup: Extract<EnvironmentLookup, { status: 'none' | 'failed' }>;
  storedKeys: readonly string[];
  onLeave: () => void;
  /** Removes the stored values; undefined if they may still be needed. */
  onRemove: (() => void) | undefined;
  labels: EnvironmentVariablesLabels;
};

/**
 * Shown without a schema, so without inputs. Stored variables are kept and listed only by name,
 * because their values may be secrets.
 */
function WithoutSchema({ lookup, storedKeys, onLeave, onRemove, labels }: WithoutSchemaProps) {
  const titleId = useId();
  const hasFailed = lookup.status === 'failed';
  const onRetry = hasFailed ? lookup.onRetry : undefined;
  return (
    <div className="grid gap-2 rounded-md border border-default bg-sunken px-3.5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={titleId} role="status" className="flex min-w-0 items-start gap-2">
          {hasFailed && (
            <TriangleAlert
              size={16}
              strokeWidth={1.75}
              aria-hidden
              className="mt-0.5 shrink-0 text-warning"
            />
          )}
          {hasFailed ? labels.failed : labels.none}
        </p>
        {onRetry && (
          <Button
            size="sm"
            icon={RotateCw}
            aria-describedby={titleId}
            onClick={() => {
              onLeave();
              onRetry();
            }}
          >
            {labels.retry}
          </Button>
        )}
      </div>
      {storedKeys.length > 0 && (
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <KeyList keys={storedKeys} title={labels.kept} labels={labels} />
          {onRemove && (
            <Button
              size="sm"
              onClick={() => {
                onLeave();
                onRemove();
              }}
            >
              {labels.remove}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Warns about stored values that the application no longer has, before a save drops them. */
function Leftovers({ keys, labels }: Pick<KeyListProps, 'keys' | 'labels'>) {
  if (keys.length === 0) return null;
  return (
    <div className="mt-4 rounded-md border border-warning bg-warning-soft px-3.5 py-3">
      <KeyList keys={keys} title={labels.removed} labels={labels} />
    </div>
  );
}

type KeyListProps = {
  keys: readonly string[];
  title: string;
  labels: EnvironmentVariablesLabels;
};

function KeyList({ keys, title, labels }: KeyListProps) {
  return (
    <div className="min-w-0 text-small">
      <Text tone="muted">{title}</Text>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 font-mono wrap-anywhere" dir="ltr">
        {keys.map((key) => (
          <li key={key}>{key.trim() === '' ? <em>{labels.unnamed}</em> : key}</li>
        ))}
      </ul>
    </div>
  );
}
