import { clsx } from 'clsx';
import { ArrowRight, Ear, type LucideIcon, MessageSquareText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLabels } from '../../use-labels.ts';
import type { SpeechValue } from '../speech-selection/index.ts';
import { type Chain, type ChainLink, speechChains } from './speech-chain.model.ts';

export const defaultLabels = {
  title: 'Who speaks and listens',
  synthesis: 'Speaks',
  recognizer: 'Listens',
  /** Between the primary and the fallback. */
  ifItFails: 'if it fails',
  noFallback: 'No fallback',
  notSet: 'Not set',
  same: 'The same credential again',
};

export type SpeechChainLabels = typeof defaultLabels;

export type SpeechChainProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The selection to show. */
  value: SpeechValue;
  /** Overrides texts of the current language. */
  labels?: Partial<SpeechChainLabels>;
};

const icons: Record<Chain['direction'], LucideIcon> = {
  synthesis: MessageSquareText,
  recognizer: Ear,
};

/** Synthesis and recognition vendors of an application's calls, with fallbacks. */
export function SpeechChain({ value, labels, className, ...rest }: SpeechChainProps) {
  const text = useLabels('SpeechChain', defaultLabels, labels);
  return (
    <ul
      aria-label={text.title}
      {...rest}
      className={clsx('@container grid gap-3 rounded-md bg-sunken p-3 text-small', className)}
    >
      {speechChains(value).map(({ direction, primary, fallback, isSame }) => {
        const Icon = icons[direction];
        return (
          <li key={direction} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="flex w-20 shrink-0 items-center gap-1.5 text-muted">
              <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
              {text[direction]}
            </span>
            <span className="flex min-w-0 flex-1 basis-80 items-center gap-2 @max-[24rem]:flex-col @max-[24rem]:items-stretch">
              <Link link={primary} none={text.notSet} />
              <span className="flex shrink-0 items-center gap-1 text-meta text-muted">
                {fallback && text.ifItFails}
                <ArrowRight
                  size={14}
                  strokeWidth={1.75}
                  aria-hidden
                  className="rtl:-scale-x-100 @max-[24rem]:rotate-90"
                />
              </span>
              <Link
                link={fallback}
                none={text.noFallback}
                warning={isSame ? text.same : undefined}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type LinkProps = { link: ChainLink | null; none: string; warning?: string | undefined };

function Link({ link, none, warning }: LinkProps) {
  return (
    <span
      className={clsx(
        'min-w-0 flex-1 rounded-md border px-2.5 py-1.5',
        link ? 'border-default bg-card' : 'border-dashed border-control text-muted',
      )}
    >
      {link ? (
        <>
          <span className="block truncate font-medium">{link.vendor}</span>
          <span className="block truncate text-meta text-muted" title={link.detail}>
            {link.detail}
          </span>
          {warning && <span className="block text-meta text-warning">{warning}</span>}
        </>
      ) : (
        none
      )}
    </span>
  );
}
