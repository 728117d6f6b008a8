import { Button } from '@trunkline/ui/primitives/button';
import { CopyPlus } from 'lucide-react';
import { useLocation } from 'wouter';
import type { HistoryEntry } from '../../screen/history/entry.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { keepDraftFor } from '../../session/drafts.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';

type CreateAgainProps = { entry: HistoryEntry; title: string };

/** Opens the form of a new record with the values of a deleted one. */
export function CreateAgain({ entry: { deleted }, title }: CreateAgainProps) {
  const user = useUser();
  const { provider } = useCurrentProvider();
  const [, navigate] = useLocation();
  const refusal = writeRefusal(user);
  if (!deleted) return null;
  const { add, values, lost } = deleted;

  function handleClick() {
    const notice = {
      title: `The deleted ${title}, not created yet`,
      messages: [`What can’t come back: ${['its SID', ...lost].join(', ')}.`],
    };
    keepDraftFor(add, user.userSid, provider?.service_provider_sid ?? null, values, notice);
    navigate(add);
  }

  return (
    <Button
      size="sm"
      icon={CopyPlus}
      aria-label={`Create ${title} again`}
      disabled={refusal !== undefined}
      disabledReason={refusal}
      onClick={handleClick}
    >
      Create again
    </Button>
  );
}
