import { Button } from '@trunkline/ui/primitives/button';
import { Heading } from '@trunkline/ui/primitives/heading';
import { IconButton } from '@trunkline/ui/primitives/icon-button';
import { ApiCall } from '@trunkline/ui/widgets/api-call';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { useObservable } from '../../browser/store.ts';
import { config } from '../../config/index.ts';
import {
  type RecordedCall,
  recordedCalls,
  recording,
} from '../../platform/client/calls/recorded-calls.ts';
import { SaveCalls } from './save-calls.tsx';
import { excerptText, shownCall } from './shown-call.ts';

/** Records bodies and responses while mounted, and drops them afterwards. */
function useWholeCalls(): void {
  useEffect(() => {
    recording.isWhole = true;
    return () => {
      recording.isWhole = false;
      recordedCalls.set(recordedCalls.get().map(({ whole: _, ...line }) => line));
    };
  }, []);
}

/** Moves the focus here, and later back to where it was. */
function useOwnFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    // The command palette, from which it was opened, returns the focus first.
    const timer = setTimeout(() => {
      origin.current = document.activeElement;
      heading.current?.focus();
    });
    return () => clearTimeout(timer);
  }, []);
  const giveBack = () => {
    if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
  };
  return { heading, giveBack };
}

const baseUrl = () => new URL(config().apiBaseUrl, window.location.origin).href;

type ApiCallsProps = { onClose: () => void };

/** Panel with the console's API calls as code, so that people can make them without the console. */
export default function ApiCalls({ onClose }: ApiCallsProps) {
  useWholeCalls();
  const { heading, giveBack } = useOwnFocus();
  const [pathname] = useLocation();
  const calls = useObservable(recordedCalls);
  const here = calls.filter(({ screen }) => screen === pathname);
  const before = calls.filter(({ screen }) => screen !== pathname);

  function handleClose() {
    onClose();
    giveBack();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    handleClose();
  }

  return (
    <section
      aria-labelledby="api-calls"
      onKeyDown={handleKey}
      className="fixed inset-x-0 bottom-0 z-30 flex h-[60dvh] flex-col border-t border-default bg-raised shadow-overlay min-[900px]:start-auto min-[900px]:end-0 min-[900px]:top-header min-[900px]:h-auto min-[900px]:w-[30rem] min-[900px]:border-s min-[900px]:border-t-0"
    >
      <header className="flex shrink-0 items-center gap-2 border-b border-subtle py-2 ps-4 pe-2">
        <Heading
          ref={heading}
          id="api-calls"
          level={2}
          tabIndex={-1}
          className="min-w-0 flex-1 outline-none"
        >
          API calls
        </Heading>
        <Button
          size="sm"
          variant="ghost"
          disabled={calls.length === 0}
          onClick={() => {
            recordedCalls.set([]);
            heading.current?.focus();
          }}
        >
          Clear
        </Button>
        <IconButton icon={X} label="Close API calls" size="sm" onClick={handleClose} />
      </header>
      <div className="grid min-h-0 min-w-0 flex-1 grid-cols-1 content-start gap-4 overflow-y-auto p-4">
        <p className="text-small text-muted">
          Secrets are masked. Requests and responses are recorded while this panel is open.
        </p>
        <SaveCalls baseUrl={baseUrl()} />
        {here.length === 0 && <p className="text-muted">No calls on this screen yet.</p>}
        <CallList title="This screen" calls={here} />
        <CallList title="Other screens" calls={before} />
      </div>
    </section>
  );
}

function CallList({ title, calls }: { title: string; calls: readonly RecordedCall[] }) {
  if (calls.length === 0) return null;
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-2">
      <Heading level={3}>{title}</Heading>
      <ol reversed className="grid min-w-0 grid-cols-1 gap-2">
        {calls.toReversed().map((call) => (
          <li key={call.id} className="min-w-0">
            <Recorded call={call} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Recorded({ call }: { call: RecordedCall }) {
  const shown = useMemo(() => shownCall(call, baseUrl()), [call]);
  const { status, duration, at, whole } = call;
  return (
    <>
      <ApiCall {...shown} status={status} duration={duration} at={at} />
      {whole?.excerpt && (
        <p className="px-3 pt-1 text-meta text-muted">{excerptText(whole.excerpt)}</p>
      )}
    </>
  );
}
