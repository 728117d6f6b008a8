import { Phone as PhoneIcon, PhoneOff } from 'lucide-react';
import { Button } from '../../primitives/button/index.ts';
import type { PhoneLabels } from './phone.labels.ts';
import { isConnected, type PhoneIntent, type PhoneState } from './phone.model.ts';

type PhoneActionsProps = {
  state: PhoneState;
  callRefusal: string | undefined;
  onIntent: (intent: PhoneIntent) => void;
  text: PhoneLabels;
};

/** Buttons to make, answer, decline or end a call. */
export function PhoneActions({ state, callRefusal, onIntent, text }: PhoneActionsProps) {
  if (state.kind === 'incoming') {
    return (
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button icon={PhoneOff} tone="danger" onClick={() => onIntent({ kind: 'decline' })}>
          {text.decline}
        </Button>
        <Button icon={PhoneIcon} variant="primary" onClick={() => onIntent({ kind: 'answer' })}>
          {text.answer}
        </Button>
      </div>
    );
  }
  if (state.kind === 'idle' || state.kind === 'ended') {
    return (
      <Button
        icon={PhoneIcon}
        variant="primary"
        className="w-full"
        disabled={callRefusal !== undefined}
        disabledReason={callRefusal}
        onClick={() => onIntent({ kind: 'call' })}
      >
        {state.kind === 'ended' ? text.callAgain : text.call}
      </Button>
    );
  }
  return (
    <Button
      icon={PhoneOff}
      variant="primary"
      tone="danger"
      className="w-full"
      onClick={() => onIntent({ kind: 'hang-up' })}
    >
      {isConnected(state) ? text.hangUp : text.cancel}
    </Button>
  );
}
