import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { formatClock } from '../../tokens/format/index.ts';
import { foreign, marked } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { defaultLabels, type PhoneLabels } from './phone.labels.ts';
import {
  isConnected,
  isOngoing,
  isPhoneKey,
  type PhoneIntent,
  type PhoneState,
  secondsOf,
} from './phone.model.ts';
import { PhoneActions } from './phone-actions.tsx';
import { PhoneControls, type PhonePanel } from './phone-controls.tsx';
import { LevelMeter, PhoneDeviceFields, type PhoneDevices } from './phone-devices.tsx';
import { PhoneKeypad } from './phone-keypad.tsx';
import { PhoneTransfer } from './phone-transfer.tsx';

export type PhoneProps = {
  /** The other side of the call. */
  party: { name: string; detail?: string | undefined };
  /** State of the call. */
  state: PhoneState;
  /** In ms since 1970; update it every second during a call. */
  now: number;
  /** Called when the user does something; the result comes back in `state`. */
  onIntent: (intent: PhoneIntent) => void;
  /** Keys sent in this call. */
  sentKeys?: string;
  /** Devices to choose from. */
  devices?: PhoneDevices | undefined;
  /** Input level of the microphone, 0 to 1; omitted while it is closed. */
  level?: number | undefined;
  /** Whether the platform supports transfers. */
  canTransfer?: boolean;
  /** Status between calls: 'Receives calls to till9'. Default: 'Ready to call'. */
  standby?: string | undefined;
  /** Reason why no call can be made, shown by the button. */
  callRefusal?: string | undefined;
  /** Whether it is open or collapsed to one line. Omit it to let the phone remember. */
  open?: boolean | undefined;
  /** Called when the user collapses or opens it. */
  onOpenChange?: (open: boolean) => void;
  /** Findings, links and questions about this call, above the buttons. */
  children?: ReactNode;
  /** Overrides texts of the current language. */
  labels?: Partial<PhoneLabels>;
};

/**
 * A phone for one call at a time. It makes no calls itself: it shows a state and reports what the
 * user wants. A `PhoneDock` keeps it in the corner of a window.
 */
export function Phone({
  party,
  state,
  now,
  onIntent,
  sentKeys = '',
  devices,
  level,
  canTransfer = false,
  standby,
  callRefusal,
  open: givenOpen,
  onOpenChange,
  children,
  labels,
}: PhoneProps) {
  const text = useLabels('Phone', defaultLabels, labels);
  const [ownOpen, setOwnOpen] = useState(true);
  const open = givenOpen ?? ownOpen;
  const [chosenPanel, setPanel] = useState<PhonePanel | null>(null);
  // Keypad and transfer are only for calls.
  const panel = isConnected(state) || chosenPanel === 'devices' ? chosenPanel : null;
  const root = useRef<HTMLElement>(null);
  useFocusInside(root, `${state.kind} ${open}`);

  function handleOpen(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isTyped = event.target instanceof HTMLInputElement;
    if (!isConnected(state) || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isPhoneKey(event.key)) return;
    event.preventDefault();
    onIntent({ kind: 'key', key: event.key });
  }

  const seconds = secondsOf(state, now);
  const isMuted = isConnected(state) && state.isMuted;
  const status =
    state.kind === 'ended'
      ? state.reason
      : state.kind === 'idle' && standby !== undefined
        ? standby
        : text.states[state.kind];
  return (
    <section
      ref={root}
      aria-label={text.label}
      data-state={state.kind}
      tabIndex={-1}
      className="flex max-h-[85dvh] w-full flex-col gap-3 overflow-y-auto rounded-lg border border-default bg-raised p-4 shadow-overlay outline-none max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 sm:w-80"
      onKeyDown={handleKeyDown}
    >
      <header className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="truncate text-body font-semibold text-default">{marked(party.name)}</p>
          {open && party.detail && (
            <p className="truncate text-small text-muted">{marked(party.detail)}</p>
          )}
          <p className="flex items-baseline gap-2 text-small text-muted">
            <span
              role="status"
              className={`min-w-0 wrap-anywhere ${state.kind === 'ended' && state.isFailure ? 'text-danger' : ''}`}
            >
              {isMuted ? `${status}, ${text.muted}` : status}
              {state.kind === 'incoming' && (
                // The announcement repeats the name, because the heading above isn't read with it.
                <span className="sr-only">: {foreign(party.name)}</span>
              )}
            </span>
            {seconds !== null && (
              <bdi className="tabular-nums text-default">{formatClock(seconds)}</bdi>
            )}
          </p>
        </div>
        <IconButton
          icon={open ? ChevronDown : ChevronUp}
          label={open ? text.minimise : text.restore}
          size="sm"
          aria-expanded={open}
          onClick={() => handleOpen(!open)}
        />
        {!isOngoing(state) && (
          <IconButton
            icon={X}
            label={text.close}
            size="sm"
            onClick={() => onIntent({ kind: 'close' })}
          />
        )}
      </header>
      {open && (
        <>
          {level !== undefined && <LevelMeter level={level} label={text.level} />}
          {children}
          {(isConnected(state) || devices) && (
            <PhoneControls
              state={state}
              panel={panel}
              canTransfer={canTransfer}
              hasDevices={devices !== undefined}
              onPanel={setPanel}
              onIntent={onIntent}
              text={text}
            />
          )}
          {panel === 'keypad' && (
            <PhoneKeypad
              sent={sentKeys}
              onKey={(key) => onIntent({ kind: 'key', key })}
              text={text}
            />
          )}
          {panel === 'transfer' && (
            <PhoneTransfer onTransfer={(to) => onIntent({ kind: 'transfer', to })} text={text} />
          )}
          {panel === 'devices' && devices && (
            <PhoneDeviceFields devices={devices} onIntent={onIntent} text={text} />
          )}
        </>
      )}
      {(open || isOngoing(state)) && (
        <PhoneActions state={state} callRefusal={callRefusal} onIntent={onIntent} text={text} />
      )}
    </section>
  );
}

/** Keeps the focus in the phone when the focused button disappears, instead of at the top of the page. */
function useFocusInside(root: React.RefObject<HTMLElement | null>, change: string) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { current } = root;
    if (!current) return;
    const note = () => {
      hadFocus.current = current.contains(document.activeElement);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again after each change of state.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) root.current?.focus();
  }, [root, change]);
}
