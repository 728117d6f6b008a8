import { Heading } from '@trunkline/ui/primitives/heading';
import { ApiCall } from '@trunkline/ui/widgets/api-call';
import { useEffect, useState } from 'react';
import { type ShownForm, shownForms } from '../../screen/form/review/shown-forms.ts';
import type { ToldCalls } from '../../screen/form/review/told-calls.ts';
import { newSid } from '../../screen/form/save/compound/new-sid.ts';
import { shownWrite } from './shown-call.ts';

/** In ms: not at each key. */
const pause = 300;

type Told = ToldCalls | { status: 'unread' };

/** What Save would send by now; null until that is known. */
function useTold(shown: () => ShownForm): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let latest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look() {
      latest += 1;
      const own = latest;
      const next = await shown()
        .told()
        .catch((): Told => ({ status: 'unread' }));
      if (own === latest) setTold(next);
    }
    const end = shown().onTyped(() => {
      clearTimeout(timer);
      timer = setTimeout(look, pause);
    });
    void look();
    return () => {
      latest = -1;
      clearTimeout(timer);
      end();
    };
  }, [shown]);
  return told;
}

const reasons = {
  unchanged: 'Nothing: no field is changed.',
  refused: 'Correct the form first: Save would refuse it.',
  unread: 'Couldn’t read what is stored, which the call depends on.',
};

/** The calls that the forms of this screen would make. */
export function SaveCalls({ baseUrl }: { baseUrl: string }) {
  const forms = shownForms.use().filter((shown) => !shown().isReadOnly);
  return forms.map((shown, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the forms of a screen keep their order
    <FormCalls key={index} shown={shown} baseUrl={baseUrl} />
  ));
}

const title = 'What Save would send';

function FormCalls({ shown, baseUrl }: { shown: () => ShownForm; baseUrl: string }) {
  const told = useTold(shown);
  const calls = told?.status === 'told' ? told.calls : [];
  const hasNewSid = calls.some(({ path, body }) =>
    `${path}${JSON.stringify(body)}`.includes(newSid),
  );
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-2">
      <Heading level={3}>{title}</Heading>
      {told === null && <p className="text-muted">Reading what is stored…</p>}
      {told && told.status !== 'told' && <p className="text-muted">{reasons[told.status]}</p>}
      {told?.status === 'told' && calls.length === 0 && (
        <p className="text-muted">{reasons.unchanged}</p>
      )}
      {calls.length > 0 && (
        <ol className="grid min-w-0 grid-cols-1 gap-2">
          {calls.map((call, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all of them are replaced at once
            <li key={index} className="min-w-0">
              <ApiCall {...shownWrite(call, baseUrl)} status={null} />
            </li>
          ))}
        </ol>
      )}
      {hasNewSid && (
        <p className="text-small text-muted">
          <code>{newSid}</code> stands for the SID that an earlier call answers with.
        </p>
      )}
    </section>
  );
}
