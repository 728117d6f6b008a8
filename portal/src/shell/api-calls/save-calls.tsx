import { Heading } from '@trunkline/ui/primitives/heading';
import { ApiCall } from '@trunkline/ui/widgets/api-call';
import { useEffect, useState } from 'react';
import type { PreviewedCalls } from '../../screen/form/review/preview-calls.ts';
import { type ShownForm, shownForms } from '../../screen/form/review/shown-forms.ts';
import { newSid } from '../../screen/form/save/compound/compound-save.ts';
import { shownWrite } from './shown-call.ts';

/** Delay after the last key, in ms. */
const pause = 300;

type Preview = PreviewedCalls | { status: 'unread' };

/** The calls that Save would send now; null until known. */
function usePreview(shown: () => ShownForm): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => {
    let latest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look() {
      latest += 1;
      const own = latest;
      const next = await shown()
        .told()
        .catch((): Preview => ({ status: 'unread' }));
      if (own === latest) setPreview(next);
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
  return preview;
}

const reasons = {
  unchanged: 'Nothing: no field is changed.',
  refused: 'Correct the form first: Save would refuse it.',
  unread: 'Couldn’t read what is stored, which the call depends on.',
};

/** The calls that saving the forms of this screen would send. */
export function SaveCalls({ baseUrl }: { baseUrl: string }) {
  const forms = shownForms.use().filter((shown) => !shown().isReadOnly);
  return forms.map((shown, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the forms of a screen keep their order
    <FormCalls key={index} shown={shown} baseUrl={baseUrl} />
  ));
}

const title = 'What Save would send';

function FormCalls({ shown, baseUrl }: { shown: () => ShownForm; baseUrl: string }) {
  const preview = usePreview(shown);
  const calls = preview?.status === 'ready' ? preview.calls : [];
  const hasNewSid = calls.some(({ path, body }) =>
    `${path}${JSON.stringify(body)}`.includes(newSid),
  );
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-2">
      <Heading level={3}>{title}</Heading>
      {preview === null && <p className="text-muted">Reading what is stored…</p>}
      {preview && preview.status !== 'ready' && (
        <p className="text-muted">{reasons[preview.status]}</p>
      )}
      {preview?.status === 'ready' && calls.length === 0 && (
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
