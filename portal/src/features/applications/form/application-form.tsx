import { FormSection } from '@trunkline/ui/patterns/form-section';
import { withPendingDefaults } from '@trunkline/ui/widgets/speech-selection';
import {
  followWebsocket,
  WebhookField,
  type WebhookValue,
} from '@trunkline/ui/widgets/webhook-field';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { application as applicationShape } from '../../../platform/records/application.ts';
import {
  type Application,
  useApplicationRefresh,
} from '../../../platform/resources/applications/applications.ts';
import { BelowFold } from '../../../screen/form/below-fold.tsx';
import { AccountField } from '../../../screen/form/combobox-field.tsx';
import { formFields } from '../../../screen/form/fields.tsx';
import { RecordForm } from '../../../screen/form/record-form.tsx';
import type { OwnerAccount } from '../../../screen/owners/use-owners.ts';
import { PortalLink } from '../../../screen/page/portal-link.tsx';
import type { Blocked } from '../../../screen/record/delete/usage.ts';
import { useFirstCallStep } from '../../../screen/record/first-call.ts';
import { kinds } from '../../../screen/record/kinds.ts';
import { fieldOf } from '../../../screen/record/saved/saved-record.ts';
import { useSavedRecord } from '../../../screen/record/saved/use-saved-record.ts';
import { rememberAccount } from '../../../session/remembered-account.ts';
import { onDemand } from '../../../start/loadable.tsx';
import { useApplicationRights } from '../rights.ts';
import { SpeechSection } from '../speech/speech-section.tsx';
import { useSpeech } from '../speech/use-speech.ts';
import {
  type ApplicationFormValues,
  applicationFormSchema,
  applicationMembers,
  hookRules,
  secretsOf,
} from './application-form.schema.ts';
import { EnvironmentSection } from './environment-section.tsx';
import { OverrideSection } from './override-section.tsx';
import { refusedFields } from './refused-fields.ts';
import { applicationRecord } from './save-application.ts';
import { useEnvironment } from './use-environment.ts';

const BlockedDialog = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/blocked-dialog')).BlockedDialog,
}));

type ApplicationFormProps = {
  /** null for a new application */
  application: Application | null;
  /** Accounts to choose from, sorted by name, including the stored one. */
  accounts: readonly OwnerAccount[];
  serviceProviderSid: string | null;
};

const form = formFields<ApplicationFormValues>();
const { columns } = applicationShape;

const hookHelp = {
  callHook: 'Requested when a call starts.',
  callStatusHook: 'Receives call status updates.',
  lookingUp: "Looking up the application's variables…",
};

export function ApplicationForm({
  application,
  accounts,
  serviceProviderSid,
}: ApplicationFormProps) {
  const may = useApplicationRights();
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const nameOf = (sid: string) => accounts.find((one) => one.sid === sid)?.name ?? sid;
  const [, navigate] = useLocation();
  const { leaveTo } = useFirstCallStep();
  const refresh = useApplicationRefresh();
  const described = applicationRecord({
    stored: application,
    serviceProviderSid,
    isManager: may.chooseAccount,
    variables: () => environment.variables(),
    onBlocked: setBlocked,
  });
  // The rules depend on values of the form, below.
  const record = useSavedRecord(described, {
    stored: application,
    accounts,
    schema: () =>
      applicationFormSchema({
        variables: environment.variables(),
        credentials: speech.knownCredentials(),
        storedAccountSid: application?.account_sid ?? null,
        storedUrl: application?.call_hook?.url,
      }),
    members: applicationMembers(nameOf),
    secrets: (values: ApplicationFormValues) => secretsOf(environment.variables())(values),
    ...(application && {
      effects: async (values: ApplicationFormValues) => {
        const { applicationEffects } = await import('./application-effects.ts');
        const isManager = may.chooseAccount;
        return applicationEffects(application, values, { serviceProviderSid, isManager, nameOf });
      },
    }),
    save: {
      prepare,
      refusedFields,
      refresh: () => refresh(application?.application_sid),
      ...(!application && {
        leave: ({ accountSid }: ApplicationFormValues) => {
          rememberAccount(accountSid);
          navigate(leaveTo(kinds.application.list));
        },
      }),
    },
  });
  const { control, setValue, getValues } = record.form;
  const [accountSid, callHook, speechValue] = useWatch({
    control,
    name: ['accountSid', 'callHook', 'speech'],
  });
  const environment = useEnvironment(callHook);
  const [isSpeechSeen, setSpeechSeen] = useState(false);
  const speech = useSpeech({
    accountSid,
    serviceProviderSid,
    speech: speechValue,
    isSeen: isSpeechSeen,
  });

  async function prepare() {
    const isMoved = getValues('accountSid') !== application?.account_sid;
    await Promise.all([environment.ready(), isMoved ? speech.ready() : null]);
    const chosen = withPendingDefaults(
      getValues('speech'),
      speech.offers,
      speech.credentials ?? [],
    );
    if (chosen !== getValues('speech')) setValue('speech', chosen, { shouldDirty: true });
  }

  function followCallHook(calling: WebhookValue) {
    const status = getValues('callStatusHook');
    const followed = followWebsocket(status, calling);
    if (followed !== status) setValue('callStatusHook', followed, { shouldDirty: true });
  }

  return (
    <>
      <RecordForm record={record}>
        <FormSection title="General" description="The application's name and its account.">
          <form.Text name="name" {...fieldOf(columns.name)} />
          <AccountField accounts={accounts} isGiven={!may.chooseAccount} />
        </FormSection>
        <BelowFold>
          <FormSection
            title="Webhooks"
            description="Where instructions are requested and call status is sent, over HTTP or one WebSocket."
          >
            <form.Widget name="callHook">
              {({ onChange, ...field }) => (
                <WebhookField
                  label={columns.callHook.label}
                  help={
                    environment.lookup.status === 'looking-up'
                      ? hookHelp.lookingUp
                      : hookHelp.callHook
                  }
                  {...field}
                  onChange={(next) => {
                    onChange(next);
                    if (next.url !== field.value.url) followCallHook(next);
                  }}
                  rules={hookRules}
                />
              )}
            </form.Widget>
            <form.Widget name="callStatusHook">
              {(field) => (
                <WebhookField
                  label={columns.callStatusHook.label}
                  help={hookHelp.callStatusHook}
                  {...field}
                  rules={hookRules}
                />
              )}
            </form.Widget>
          </FormSection>
          <EnvironmentSection
            control={control}
            lookup={environment.lookup}
            serviceProviderSid={serviceProviderSid}
            carriersOf={may.chooseAccount ? null : accountSid}
          />
          <SpeechSection speech={speech} onSeen={setSpeechSeen} />
          <OverrideSection />
          {may.record &&
            accounts.find(({ sid }) => sid === accountSid)?.recordsAllCalls !== true && (
              <FormSection
                title="Recording"
                description="Recordings are kept in the account's own bucket."
              >
                <form.Checkbox label="Record all calls" name="recordAll" />
              </FormSection>
            )}
        </BelowFold>
      </RecordForm>
      {blocked && (
        <BlockedDialog
          open
          onOpenChange={() => setBlocked(null)}
          {...blocked}
          LinkComponent={PortalLink}
        />
      )}
    </>
  );
}
