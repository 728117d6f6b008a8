import { type SpeechField, vendorName } from '@trunkline/ui/engines/speech-vendors';
import { CredentialFields, validateCredential } from '@trunkline/ui/patterns/credential-fields';
import { FormError } from '@trunkline/ui/patterns/form-error';
import { Button } from '@trunkline/ui/primitives/button';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { formatCount } from '@trunkline/ui/tokens/format';
import { type SubmitEvent, useId, useMemo, useRef, useState } from 'react';
import { credentialName } from '../../../shared/speech/credential-name.ts';
import type { SpeechFormValues } from '../form/speech-form.schema.ts';
import { speechValues } from '../form/speech-form.wire.ts';
import { hasTest, keyFields, newLabelField } from './key-fields.ts';
import { ReplaceSteps } from './replace-steps.tsx';
import { nextLabel, nextStep, stateText } from './replacement.model.ts';
import type { Replaced, Usage } from './run-replacement.ts';
import { useReplacement } from './use-replacement.ts';

type FlowProps = { replaced: Replaced; usage: Usage; onClose: () => void };

/** Asks for the new key, then shows the steps. */
export function ReplaceKeyFlow({ replaced, usage, onClose }: FlowProps) {
  const { credential } = replaced;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const base = useMemo(() => speechValues(credential, []), [credential]);
  const [{ fields, first }] = useState(() => asked(replaced, usage));
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const forget = () => setValues(first);
  const run = useReplacement({ replaced, usage, onAdded: forget, onClose });
  const { progress, isRunning, problem, phase } = run;
  const isTestNext = nextStep(base.label, progress) === 'test';

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const found = validateCredential(fields, values);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    const { label = '', ...members } = values;
    void run.start({ ...base, fields: members, label: String(label).trim() });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      isLoading={isRunning}
      title={`Replace the key of ${credentialName(credential)}${phase === 'asking' ? '?' : ''}`}
      footer={
        phase === 'asking' ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" type="submit" form={formId}>
              Replace key
            </Button>
          </>
        ) : (
          <>
            {isTestNext && !isRunning && (
              <Button className="me-auto" onClick={() => run.takeBack()}>
                Use another key
              </Button>
            )}
            <Button onClick={onClose} disabled={isRunning}>
              Close
            </Button>
            <Button variant="primary" isLoading={isRunning} onClick={() => run.goOn()}>
              {problem === null ? 'Continue' : 'Try again'}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {problem !== null && (
          <FormError
            tone={progress.created ? 'warning' : 'danger'}
            title={stateText(base.label, progress)}
            messages={[{ message: problem }]}
          />
        )}
        {phase === 'steps' ? (
          <>
            {problem === null && !isRunning && (
              <p className="text-muted">An earlier replacement stopped here. Continue with it.</p>
            )}
            <ReplaceSteps
              label={base.label}
              progress={progress}
              state={isRunning ? 'running' : problem === null ? 'waiting' : 'stopped'}
            />
          </>
        ) : (
          <form id={formId} ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
            <p className="text-muted">{consequences(replaced, usage)}</p>
            {!hasTest(credential.vendor) && (
              <p className="text-muted">
                The platform has no test for {vendorName(credential.vendor)}. Make sure the key
                works: the old credential is deleted at the end.
              </p>
            )}
            <CredentialFields
              fields={fields}
              value={values}
              onChange={setValues}
              errors={run.labelError ? { ...errors, label: run.labelError } : errors}
            />
          </form>
        )}
      </div>
    </Dialog>
  );
}

/** Fields to show and their initial values; without a label if there was none. */
function asked(
  { credential }: Replaced,
  { credentials }: Usage,
): {
  fields: readonly SpeechField[];
  first: SpeechFormValues['fields'];
} {
  const { vendor, label } = credential;
  const taken = new Set(credentials.filter((one) => one.vendor === vendor).map((one) => one.label));
  const fields = keyFields(credential);
  return {
    fields: label === '' ? fields : [...fields, newLabelField(label, taken)],
    first: {
      ...speechValues(credential, []).fields,
      label: label && nextLabel(label, taken),
    },
  };
}

function consequences({ credential }: Replaced, { applications }: Usage): string {
  const { label, vendor } = credential;
  const count = applications.length;
  const using = formatCount(count, 'application');
  const steps = [
    "adds a credential with the new key and this one's saved settings",
    ...(hasTest(vendor) ? ['tests it'] : []),
    ...(label !== '' && count > 0 ? [`moves ${using} to it`] : []),
  ];
  const done = `This ${steps.join(', ')}, and deletes this one.`;
  if (count === 0) return `${done} No application uses it.`;
  if (label !== '') return done;
  return `${done} ${using} ${count === 1 ? 'uses' : 'use'} it and will use the new one.`;
}
