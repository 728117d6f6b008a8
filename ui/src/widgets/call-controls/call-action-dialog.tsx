import { type ReactElement, useState } from 'react';
import { DigitsNotSent, type LiveCall, type SeenLeg } from '../../engines/live-calls/index.ts';
import { ConfirmDialog } from '../../patterns/confirm-dialog/index.ts';
import { Combobox } from '../../primitives/combobox/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Arrow } from '../../primitives/text/arrow.tsx';
import { Text } from '../../primitives/text/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { foreign } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { TagsEditor } from '../tags-editor/index.ts';
import { type CallAction, type CallCommand, callActions, type Entered } from './call-actions.ts';
import { type CallActionDialogLabels, defaultLabels } from './call-controls.labels.ts';
import { type CommandDraft, type CommandProblem, commandOf, emptyDraft } from './command.model.ts';

export type CallActionDialogProps = {
  /** The chosen action. */
  action: CallAction;
  /** The call to act on. */
  call: LiveCall;
  /** The leg to act on; the call itself for actions on all of it. */
  leg: SeenLeg;
  /** Applications to choose from, by name; undefined while loading. */
  applications: readonly { sid: string; name: string }[] | undefined;
  /**
   * Sends the command and resolves once it is accepted. If it rejects, the dialog stays and shows
   * the error's message. `DigitsNotSent` leaves the unsent digits in the field.
   */
  onSend: (command: CallCommand) => Promise<void>;
  /** Called after sending or cancelling. */
  onClose: () => void;
  /** Formats a party. Default: unchanged. */
  showParty?: (stored: string) => string;
  /** Overrides texts of the current language. */
  labels?: Partial<CallActionDialogLabels>;
};

const asItCame = (stored: string) => stored;

/** Dialog for an action: asks for its input, explains the effect, and sends it. */
export function CallActionDialog({
  action,
  call,
  leg,
  applications,
  onSend,
  onClose,
  showParty = asItCame,
  labels,
}: CallActionDialogProps) {
  const text = useLabels('CallActionDialog', defaultLabels, labels);
  const [draft, setDraft] = useState(emptyDraft);
  const [problem, setProblem] = useState<CommandProblem>();
  const { name, title, confirm = name, effect } = text.actions[action];
  const { asks, isDanger } = callActions[action];
  const change = (next: Partial<CommandDraft>) => {
    setDraft((before) => ({ ...before, ...next }));
    setProblem(undefined);
  };
  const isRefusal = action === 'cancel' && call.direction === 'inbound';
  async function handleConfirm() {
    const command = commandOf(action, leg, draft);
    if (typeof command === 'string') {
      setProblem(command);
      throw new Error(text[command]);
    }
    try {
      await onSend(command);
    } catch (reason) {
      if (reason instanceof DigitsNotSent) change({ digits: reason.unsent });
      throw reason;
    }
  }
  const error = problem && text[problem];
  const fields: Record<keyof Entered, () => ReactElement> = {
    application: () => (
      <Field label={text.application} required="marked" error={error}>
        <Combobox
          value={draft.applicationSid}
          onChange={(applicationSid) => change({ applicationSid: applicationSid ?? '' })}
          placeholder={text.chooseApplication}
          isLoading={applications === undefined}
          options={(applications ?? []).map(({ sid, name }) => ({
            value: sid,
            label: foreign(name),
          }))}
        />
      </Field>
    ),
    text: () => (
      <Field label={text.text} required="marked" error={error}>
        <Textarea
          rows={3}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </Field>
    ),
    digits: () => (
      <Field label={text.digits} help={text.digitsHelp} required="marked" error={error} width="sm">
        <TextInput
          isMono
          inputMode="tel"
          autoComplete="off"
          value={draft.digits}
          onChange={(event) => change({ digits: event.target.value })}
        />
      </Field>
    ),
    tags: () => (
      <TagsEditor
        label={text.tags}
        value={draft.tags}
        onChange={(tags) => change({ tags })}
        errors={error === undefined ? {} : { '0.name': error }}
      />
    ),
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      confirmLabel={confirm}
      labels={{ cancelLabel: action === 'cancel' ? text.keepCall : undefined }}
      tone={isDanger ? 'danger' : 'neutral'}
      hasFields={asks !== undefined}
      onConfirm={handleConfirm}
    >
      <Stack gap="md">
        <Text tone="muted">
          <bdi>{foreign(showParty(leg.from))}</bdi> <Arrow label={text.to} />{' '}
          <bdi>{foreign(showParty(leg.to))}</bdi>
        </Text>
        <Text>{isRefusal ? text.refuseEffect : effect}</Text>
        {asks && fields[asks]()}
      </Stack>
    </ConfirmDialog>
  );
}
