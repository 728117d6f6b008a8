import { PlugZap } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkNames } from '../../development/checks.ts';
import { Button } from '../../primitives/button/index.ts';
import { useLabels } from '../../use-labels.ts';
import {
  CredentialFieldControl,
  type CredentialFieldsLabels,
  defaultLabels,
} from './credential-field-control.tsx';
import { isLocked, isRequired, labelOf, visibleFields } from './credential-fields.model.ts';
import type {
  CredentialErrors,
  CredentialField,
  CredentialValues,
  StoredCredential,
} from './credential-fields.types.ts';

export type { CredentialFieldsLabels } from './credential-field-control.tsx';

export type CredentialFieldsProps = {
  /** One record per field, in order. */
  fields: readonly CredentialField[];
  /** Values by field id. */
  value: CredentialValues;
  /** Called with the complete next value. */
  onChange: (next: CredentialValues) => void;
  /** Stored credential with masked secrets; null for a new one. */
  stored?: StoredCredential | null;
  /** Messages by field id. */
  errors?: CredentialErrors;
  /** Shows the stored values as text, with secrets masked. */
  readOnly?: boolean;
  /** Why nothing can be changed; shown by controls that can't render a value as text. */
  disabledReason?: string;
  /** Overrides texts of the current language. */
  labels?: Partial<CredentialFieldsLabels>;
};

/**
 * Fields of a credential, described by records; which ones are shown and required follows from the
 * values. The parent lays them out: they are direct children of its grid.
 */
export function CredentialFields({
  fields,
  value,
  onChange,
  stored = null,
  errors = {},
  readOnly = false,
  disabledReason,
  labels,
}: CredentialFieldsProps) {
  const text = useLabels('CredentialFields', defaultLabels, labels);
  return visibleFields(fields, value).map((field) => {
    const locked = isLocked(field, stored);
    return (
      <CredentialFieldControl
        key={field.id}
        field={field}
        label={labelOf(field, value)}
        isRequired={isRequired(field, value, stored)}
        value={value[field.id] ?? ''}
        onChange={(next) => onChange({ ...value, [field.id]: next })}
        mask={stored?.masks[field.id] || undefined}
        error={errors[field.id]}
        readOnly={readOnly || locked}
        isLocked={locked && !readOnly}
        disabledReason={disabledReason}
        labels={text}
      />
    );
  });
}

export type CredentialTestProps = {
  /** Starts the test. */
  onTest: () => void;
  /** A test is running: its button waits. */
  isLoading?: boolean;
  /** Why the test is unavailable. Always visible, because it says what to do. */
  disabledReason?: string | undefined;
  /** Default: 'Test'. */
  label?: string;
  /**
   * Result of the last test. null, not undefined, while there is none: the live region must exist
   * to be announced.
   */
  children?: ReactNode;
  /** @deprecated since 0.3.0, use `isLoading`, removed in 0.4.0 */
  isTesting?: boolean;
};

/** Tests the entered values before they are saved. */
export function CredentialTest({
  onTest,
  isTesting,
  isLoading = isTesting ?? false,
  disabledReason,
  label,
  children,
}: CredentialTestProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('CredentialTest', { isTesting });
  const text = useLabels('CredentialFields', defaultLabels);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        icon={PlugZap}
        onClick={onTest}
        isLoading={isLoading}
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason}
      >
        {label ?? text.test}
      </Button>
      {disabledReason && <span className="text-small text-muted">{disabledReason}</span>}
      {children !== undefined && <span role="status">{children}</span>}
    </div>
  );
}
