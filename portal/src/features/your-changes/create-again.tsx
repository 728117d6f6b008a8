import { Button } from '@trunkline/ui/primitives/button';
import { foreign } from '@trunkline/ui/tokens/text';
import { CopyPlus } from 'lucide-react';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import type { HistoryEntry } from '../../screen/history/entry.ts';
import { beginRecreation } from '../../screen/history/recreation.ts';
import { requestUndo } from '../../screen/history/undo/undo-request.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { keepDraftFor } from '../../session/drafts.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { type Pointing, pointingTo, successorsIn } from './pointing.ts';

type CreateAgainProps = {
  entry: HistoryEntry;
  title: string;
  /** The whole history, to find users of the record. */
  entries: readonly HistoryEntry[];
};

/** Opens the form for a new record with the values of a deleted one. */
export function CreateAgain({ entry, title, entries }: CreateAgainProps) {
  const { id, deleted } = entry;
  const user = useUser();
  const { provider } = useCurrentProvider();
  const [, navigate] = useLocation();
  const refusal = writeRefusal(user);
  if (!deleted) return null;
  const { add, values, lost } = deleted;
  const users = pointingTo(entry, null, entries);
  const { inPlace, goneIn } = successorsIn(entries);
  const gone = goneIn(values);

  function handleClick() {
    const notice = {
      title: `Values of the deleted ${title}`,
      messages: [
        `What can’t come back: ${['its SID', ...lost].join(', ')}.`,
        ...(users.length === 0
          ? []
          : [`It was used by ${namesOf(users)}. Your changes can point them to the new one.`]),
        ...(gone.length === 0
          ? []
          : [`It used ${gone.map(foreign).join(', ')}, deleted as well. Choose again.`]),
      ],
      tone: 'warning' as const,
    };
    const providerSid = provider?.service_provider_sid ?? null;
    keepDraftFor(add, user.userSid, providerSid, inPlace(values), notice);
    beginRecreation({ add, entryId: id }, () => navigate(add));
  }

  return (
    <Button
      size="sm"
      icon={CopyPlus}
      aria-label={`Create again: ${title}`}
      disabled={refusal !== undefined}
      disabledReason={refusal}
      onClick={handleClick}
    >
      Create again
    </Button>
  );
}

const namesOf = (users: readonly Pointing[]) => users.map(({ title }) => foreign(title)).join(', ');

/** Makes the former users of a deleted record use its replacement. */
export function PointAgain({ entry, title, entries }: CreateAgainProps) {
  const user = useUser();
  const [, navigate] = useLocation();
  const refusal = writeRefusal(user);
  const { createdAgain } = entry;
  if (createdAgain === undefined) return null;
  const users = pointingTo(entry, createdAgain, entries);
  return (
    <div className="grid gap-2 text-small">
      <p>{users.length === 0 ? 'Created again.' : 'Created again. The deleted one was used by:'}</p>
      <ul className="grid gap-1">
        {users.map(({ page, form, title: used, steps, entryId }) => (
          <li
            key={`${page} ${form} ${entryId}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1"
          >
            <PortalLink href={page}>{foreign(used)}</PortalLink>
            <Button
              size="sm"
              aria-label={`Point to the new one: ${used}`}
              disabled={refusal !== undefined}
              disabledReason={refusal}
              onClick={() =>
                requestUndo(
                  {
                    page: entryId === undefined ? page : addresses.yourChanges,
                    form,
                    steps,
                    title: used,
                    isKept: true,
                    entryId,
                    done: `${used} uses the new ${title}`,
                  },
                  navigate,
                )
              }
            >
              Point to the new one
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
