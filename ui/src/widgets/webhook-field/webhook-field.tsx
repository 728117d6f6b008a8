import { useId } from 'react';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Fieldset } from '../../primitives/fieldset/index.ts';
import { PasswordInput } from '../../primitives/password-input/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';
import {
  allMethods,
  changeUrl,
  methodLock,
  type WebhookErrors,
  type WebhookRules,
  type WebhookValue,
} from './webhook.model.ts';

export const defaultLabels = {
  placeholder: 'https://example.com/hook',
  method: 'Method',
  useAuth: 'Use HTTP basic authentication',
  username: 'Username',
  password: 'Password',
  /** Reasons why the method can't be chosen. */
  websocketUsesGet: 'WebSocket addresses are always requested with GET.',
  onlyMethod: (method: string) => `This webhook is always requested with ${method}.`,
  /** Read-only, without a URL. */
  none: 'None',
  authOff: 'No authentication',
  authAs: (username: string) => `HTTP basic authentication as ${username}`,
};

export type WebhookFieldLabels = typeof defaultLabels;

export type WebhookFieldProps = {
  /** Purpose of the webhook: 'Calling webhook'. Label of the URL and name of the group. */
  label: string;
  /** Prefix of the field names: a control is found by `data-field="{name}.url"`. */
  name?: string;
  /** One sentence. */
  help?: string;
  /** Method, URL and basic authentication. */
  value: WebhookValue;
  /** Called with the complete next value. */
  onChange: (value: WebhookValue) => void;
  /** The rules passed to `validateWebhook`. Default: optional, both methods, all schemes. */
  rules?: WebhookRules;
  /** Problems by member of the value. */
  errors?: WebhookErrors;
  /** Shows stored values as text instead of controls. */
  readOnly?: boolean;
  /** Blocks every control; `readOnly` is easier to read. */
  disabled?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<WebhookFieldLabels>;
};

/** URL, method and basic authentication of one webhook. */
export function WebhookField({
  label,
  name,
  help,
  value,
  onChange,
  rules = {},
  errors = {},
  readOnly = false,
  disabled = false,
  labels,
}: WebhookFieldProps) {
  const text = useLabels('WebhookField', defaultLabels, labels);
  const id = useId();
  if (readOnly) return <ReadOnlyWebhook label={label} value={value} labels={text} />;

  const { isRequired = false, allowedMethods = allMethods } = rules;
  const lock = methodLock(value, rules);
  // A stored method that isn't offered stays until another is chosen.
  const isOffered = allowedMethods.some((method) => method === value.method);
  const methods = lock ? [value.method] : [...allowedMethods, ...(isOffered ? [] : [value.method])];
  const lockReason =
    lock === 'websocket' ? text.websocketUsesGet : lock && text.onlyMethod(value.method);
  const lockId = `${id}-lock`;
  const fieldName = (field: keyof WebhookErrors) => name && `${name}.${field}`;

  return (
    <Fieldset legend={label} hideLegend className="@container">
      <Stack gap="sm">
        <div>
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-x-3 gap-y-3 @max-[420px]:grid-cols-1">
            <div data-field={fieldName('url')}>
              <Field label={label} help={help} error={errors.url} required={isRequired && 'marked'}>
                <TextInput
                  inputMode="url"
                  isMono
                  spellCheck={false}
                  placeholder={text.placeholder}
                  value={value.url}
                  disabled={disabled}
                  onChange={(event) => onChange(changeUrl(value, event.target.value, rules))}
                />
              </Field>
            </div>
            <Field label={text.method}>
              <Select
                value={value.method}
                disabled={disabled || lock !== undefined}
                aria-describedby={lockReason ? lockId : undefined}
                options={methods.map((method) => ({ value: method, label: method }))}
                onChange={(method) => onChange({ ...value, method })}
              />
            </Field>
          </div>
          {lockReason && (
            <p id={lockId} className="mt-1.5 text-small text-muted">
              {lockReason}
            </p>
          )}
        </div>
        <Checkbox
          label={text.useAuth}
          checked={value.hasAuth}
          disabled={disabled}
          onChange={(event) => onChange({ ...value, hasAuth: event.target.checked })}
        />
        {value.hasAuth && (
          <div className="grid grid-cols-2 items-start gap-3 @max-[420px]:grid-cols-1">
            <div data-field={fieldName('username')}>
              <Field label={text.username} required="marked" error={errors.username}>
                <TextInput
                  value={value.username}
                  disabled={disabled}
                  onChange={(event) => onChange({ ...value, username: event.target.value })}
                />
              </Field>
            </div>
            <div data-field={fieldName('password')}>
              <Field label={text.password} required="marked" error={errors.password}>
                <PasswordInput
                  value={value.password}
                  disabled={disabled}
                  onChange={(event) => onChange({ ...value, password: event.target.value })}
                />
              </Field>
            </div>
          </div>
        )}
      </Stack>
    </Fieldset>
  );
}

type ReadOnlyWebhookProps = { label: string; value: WebhookValue; labels: WebhookFieldLabels };

function ReadOnlyWebhook({ label, value, labels }: ReadOnlyWebhookProps) {
  const { url, method, hasAuth, username } = value;
  return (
    <Fieldset legend={label}>
      {url === '' ? (
        <Text tone="muted">{labels.none}</Text>
      ) : (
        <>
          <p className="wrap-anywhere">
            <span className="me-2 text-small text-muted">{method}</span>
            <span dir="ltr" className="font-mono text-small">
              {url}
            </span>
          </p>
          <p className="mt-1 text-small text-muted">
            {hasAuth ? labels.authAs(username) : labels.authOff}
          </p>
        </>
      )}
    </Fieldset>
  );
}
