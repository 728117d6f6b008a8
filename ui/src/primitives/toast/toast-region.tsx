import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  type ComponentProps,
  type FocusEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { checkNames } from '../../development/checks.ts';
import { marked } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { IconButton } from '../icon-button/index.ts';
import { foot } from './foot.ts';

export type Toast = {
  /** A new id makes a new toast, even with the same text. */
  id: string | number;
  /** `danger` interrupts screen readers, the others wait for a pause. */
  tone: 'success' | 'danger' | 'info';
  message: string;
  action?: { label: string; onSelect: () => void };
};

export type ToastRegionProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The one toast to show; null for none. A new one replaces the previous. */
  toast: Toast | null;
  /** Called when the toast timed out or was closed. */
  onDismiss: () => void;
  /** Display time in ms, paused on hover and focus. Default: 5000. */
  duration?: number;
  /** Name of the region for screen readers. */
  label?: string;
  /** Overrides texts of the current language. */
  labels?: Partial<ToastRegionLabels>;
  /** @deprecated since 0.3.0, use `labels.dismissLabel`, removed in 0.4.0 */
  dismissLabel?: string;
};

export const defaultLabels = {
  label: 'Notifications',
  /** Button that closes a toast. */
  dismissLabel: 'Dismiss',
};

export type ToastRegionLabels = typeof defaultLabels;

const icons = { success: CircleCheck, danger: CircleAlert, info: Info };
const iconTones = { success: 'text-success', danger: 'text-danger', info: 'text-info' };

/**
 * Mount it once and keep it mounted: its two live regions must exist before a message is announced.
 * The message is in the DOM once, so that announced and visible text can't differ.
 */
export function ToastRegion({
  toast,
  onDismiss,
  duration = 5000,
  label,
  dismissLabel,
  labels,
  className,
  style,
  ...rest
}: ToastRegionProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('ToastRegion', { dismissLabel });
  const text = useLabels('ToastRegion', defaultLabels, labels);
  const above = useSyncExternalStore(foot.subscribe, foot.get, () => 0);
  const card = toast && (
    <ToastCard
      key={toast.id}
      toast={toast}
      duration={duration}
      dismissLabel={dismissLabel ?? text.dismissLabel}
      onDismiss={onDismiss}
    />
  );
  const isDanger = toast?.tone === 'danger';
  return (
    <section
      aria-label={label ?? text.label}
      {...rest}
      style={{ bottom: above, ...style }}
      className={clsx(
        'pointer-events-none fixed inset-x-0 z-60 flex justify-center p-4 sm:justify-end sm:px-6',
        className,
      )}
    >
      <div role="status" aria-live="polite" aria-atomic="true" className="contents">
        {!isDanger && card}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true" className="contents">
        {isDanger && card}
      </div>
    </section>
  );
}

type ToastCardProps = {
  toast: Toast;
  duration: number;
  dismissLabel: string;
  onDismiss: () => void;
};

function ToastCard({ toast, duration, dismissLabel, onDismiss }: ToastCardProps) {
  const { tone, message, action } = toast;
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = isHovered || hasFocus;
  const remaining = useRef(duration);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    if (isPaused) return;
    const started = performance.now();
    const timer = setTimeout(() => dismiss.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [isPaused]);

  const handleBlur = (event: FocusEvent) =>
    setHasFocus(event.currentTarget.contains(event.relatedTarget));
  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only hold the time
    <div
      data-tone={tone}
      data-paused={isPaused || undefined}
      className="pointer-events-auto flex w-full max-w-[26rem] items-start gap-2.5 rounded-lg border border-default bg-raised py-2 ps-3.5 pe-2 shadow-overlay transition-[opacity,transform] motion-safe:starting:translate-y-1 motion-safe:starting:opacity-0"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={handleBlur}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
    >
      <Icon
        size={16}
        strokeWidth={1.75}
        aria-hidden
        className={clsx('mt-1.5 shrink-0', iconTones[tone])}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-end gap-x-2">
        <p className="min-w-0 flex-1 basis-56 py-1 wrap-anywhere">{marked(message)}</p>
        {action && (
          <button
            type="button"
            className="mt-0.5 shrink-0 rounded-sm px-1.5 py-0.5 font-medium text-accent hover:bg-hover pointer-coarse:min-h-11"
            onClick={() => {
              action.onSelect();
              onDismiss();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon={X} label={dismissLabel} size="sm" onClick={onDismiss} />
    </div>
  );
}
