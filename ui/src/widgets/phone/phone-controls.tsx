import { clsx } from 'clsx';
import {
  ArrowRightLeft,
  Grid3x3,
  type LucideIcon,
  MicOff,
  Pause,
  SlidersHorizontal,
} from 'lucide-react';
import type { PhoneLabels } from './phone.labels.ts';
import { isConnected, type PhoneIntent, type PhoneState } from './phone.model.ts';

/** Panel below the controls, one at a time. */
export type PhonePanel = 'keypad' | 'devices' | 'transfer';

type ToggleProps = {
  icon: LucideIcon;
  label: string;
  /** For a toggle: muted, on hold. */
  isPressed?: boolean;
  /** For a panel below. */
  isExpanded?: boolean;
  onClick: () => void;
};

function Toggle({ icon: Icon, label, isPressed, isExpanded, onClick }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      className={clsx(
        'grid min-h-12 min-w-0 max-w-20 flex-1 place-content-center justify-items-center gap-0.5 rounded-md border px-0.5 text-meta transition-colors',
        isPressed || isExpanded
          ? 'border-accent bg-accent-soft text-accent'
          : 'border-transparent text-default hover:bg-hover',
      )}
      onClick={onClick}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className="max-w-full truncate">{label}</span>
    </button>
  );
}

type PhoneControlsProps = {
  state: PhoneState;
  panel: PhonePanel | null;
  canTransfer: boolean;
  hasDevices: boolean;
  onPanel: (panel: PhonePanel | null) => void;
  onIntent: (intent: PhoneIntent) => void;
  text: PhoneLabels;
};

/** Mute, hold, keypad and transfer during a call; devices at any time. */
export function PhoneControls({
  state,
  panel,
  canTransfer,
  hasDevices,
  onPanel,
  onIntent,
  text,
}: PhoneControlsProps) {
  const opener = (name: PhonePanel, icon: LucideIcon, label: string) => (
    <Toggle
      icon={icon}
      label={label}
      isExpanded={panel === name}
      onClick={() => onPanel(panel === name ? null : name)}
    />
  );
  const isHeld = state.kind === 'on-hold';
  return (
    <div className="flex gap-1">
      {isConnected(state) && (
        <>
          <Toggle
            icon={MicOff}
            label={text.mute}
            isPressed={state.isMuted}
            onClick={() => onIntent({ kind: 'mute', isMuted: !state.isMuted })}
          />
          <Toggle
            icon={Pause}
            label={text.hold}
            isPressed={isHeld}
            onClick={() => onIntent({ kind: 'hold', isHeld: !isHeld })}
          />
          {opener('keypad', Grid3x3, text.keypad)}
          {canTransfer && opener('transfer', ArrowRightLeft, text.transfer)}
        </>
      )}
      {hasDevices && opener('devices', SlidersHorizontal, text.devices)}
    </div>
  );
}
