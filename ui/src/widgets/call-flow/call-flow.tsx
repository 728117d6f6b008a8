import { clsx } from 'clsx';
import {
  ArrowRightLeft,
  AudioLines,
  Bot,
  Circle,
  CornerDownRight,
  Ear,
  ListOrdered,
  type LucideIcon,
  MessageSquareText,
  PhoneForwarded,
  PhoneOff,
  Send,
  SlidersHorizontal,
  Timer,
  UsersRound,
  Volume2,
} from 'lucide-react';
import { type ComponentProps, useDeferredValue, useMemo, useState } from 'react';
import { Text } from '../../primitives/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { callFlow, type FlowStep, type StepKind } from './call-flow.model.ts';
import { type CallFlowLabels, defaultLabels } from './flow-labels.ts';

export type CallFlowProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** JSON text: an array of verbs. */
  script: string;
  /** Overrides texts of the current language. */
  labels?: Partial<CallFlowLabels>;
};

const icons: Record<StepKind, LucideIcon> = {
  speak: MessageSquareText,
  play: Volume2,
  listen: Ear,
  wait: Timer,
  dial: PhoneForwarded,
  queue: ListOrdered,
  meet: UsersRound,
  agent: Bot,
  stream: AudioLines,
  send: Send,
  set: SlidersHorizontal,
  redirect: ArrowRightLeft,
  end: PhoneOff,
  other: Circle,
};

/** The steps of a call through a script of verbs, in words: say, gather, hang up. */
export function CallFlow({ script, labels, className, ...rest }: CallFlowProps) {
  const text = useLabels('CallFlow', defaultLabels, labels);
  // Keeps typing responsive.
  const shown = useDeferredValue(script);
  const read = useMemo(() => callFlow(shown, text), [shown, text]);
  const [last, setLast] = useState(read);
  if (read !== null && read !== last) setLast(read);
  const steps = read ?? last;
  return (
    <section aria-label={text.title} {...rest} className={clsx('min-w-0 text-small', className)}>
      <p aria-hidden className="mb-2 font-medium text-default">
        {text.title}
      </p>
      {steps === null && <Text tone="muted">{text.unreadable}</Text>}
      {steps?.length === 0 && <Text tone="muted">{text.empty}</Text>}
      {steps !== null && steps.length > 0 && (
        <ol className={clsx('grid', read === null && 'opacity-60')}>
          {steps.map((step, index) => (
            <Step
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
              key={index}
              step={step}
              isLast={index === steps.length - 1}
              labels={text}
            />
          ))}
        </ol>
      )}
      {read === null && steps !== null && <p className="mt-1 text-muted">{text.outdated}</p>}
    </section>
  );
}

type StepProps = { step: FlowStep; isLast: boolean; labels: CallFlowLabels };

function Step({ step, isLast, labels }: StepProps) {
  const { kind, title, detail, hook, during, isUnreached } = step;
  const Icon = icons[kind];
  return (
    <li className="relative flex min-w-0 gap-2.5 pb-3">
      {!isLast && (
        <span
          aria-hidden
          className={clsx(
            'absolute start-3 top-7 bottom-0 border-s',
            isUnreached ? 'border-dashed border-default' : 'border-control',
          )}
        />
      )}
      <span
        className={clsx(
          'grid size-6 shrink-0 place-items-center rounded-full border',
          isUnreached
            ? 'border-dashed border-control text-muted'
            : 'border-accent bg-accent-soft text-accent',
        )}
      >
        <Icon size={14} strokeWidth={1.75} aria-hidden />
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <p className={clsx('font-medium', isUnreached && 'text-muted')}>{title}</p>
        {detail && (
          <p className="line-clamp-2 text-muted wrap-anywhere">
            <bdi>{detail}</bdi>
          </p>
        )}
        {during.length > 0 && (
          <ul aria-label={labels.during} className="mt-1 grid gap-0.5 border-s border-default ps-2">
            {during.map((part) => (
              <li key={part.verb} className="line-clamp-2 text-muted wrap-anywhere">
                {part.title}: <bdi>{part.detail}</bdi>
              </li>
            ))}
          </ul>
        )}
        {hook && (
          <p className="mt-0.5 flex items-center gap-1 text-accent">
            <CornerDownRight
              size={14}
              strokeWidth={1.75}
              aria-hidden
              className="shrink-0 rtl:-scale-x-100"
            />
            <span className="truncate" title={hook}>
              {labels.hook(hook)}
            </span>
          </p>
        )}
        {isUnreached && <p className="text-warning">{labels.unreached}</p>}
      </div>
    </li>
  );
}
