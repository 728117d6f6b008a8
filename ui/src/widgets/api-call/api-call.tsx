import { cva } from 'class-variance-authority';
import { useState } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { formatDuration, formatTime } from '../../tokens/format/index.ts';
import { useLabels, useLocale } from '../../use-labels.ts';
import { type ApiCallLabels, type ApiCallProps, defaultLabels } from './api-call.types.ts';
import { CallDetails } from './call-details.tsx';
import { shownPath } from './snippets.model.ts';

const callStyles = cva('min-w-0 rounded-lg border border-default bg-card px-3 py-1');

/** An API request: how it went, and how to repeat it elsewhere. */
export function ApiCall({ defaultOpen = false, labels, className, ...call }: ApiCallProps) {
  const text = useLabels('ApiCall', defaultLabels, labels);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(defaultOpen);
  const { method, status, duration, at } = call;
  const path = shownPath(call);
  const time = at === undefined ? '' : formatTime(at, { seconds: true }, locale);
  return (
    <div className={callStyles({ className })} data-status={status}>
      <Disclosure
        open={isOpen}
        onOpenChange={setOpen}
        summary={
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1 py-1 text-small font-normal">
            <span dir="ltr" className="min-w-0 font-mono wrap-anywhere">
              <span className="font-medium">{method}</span> {path}
            </span>
            <span className="flex flex-wrap items-baseline gap-x-2 text-meta text-muted">
              <StatusBadge status={status} text={text} />
              {duration !== undefined && <bdi>{formatDuration(duration, locale)}</bdi>}
              {time && <bdi>{time}</bdi>}
            </span>
          </span>
        }
      >
        {isOpen && (
          <CallDetails call={call} name={`${method} ${path}${time && `, ${time}`}`} text={text} />
        )}
      </Disclosure>
    </div>
  );
}

function StatusBadge({ status, text }: { status: number | null | undefined; text: ApiCallLabels }) {
  if (status === undefined) return <Badge tone="info">{text.pending}</Badge>;
  if (status === null) return <Badge>{text.notSent}</Badge>;
  if (status === 0) return <Badge tone="danger">{text.noAnswer}</Badge>;
  return <Badge tone={status < 400 ? 'success' : 'danger'}>{status}</Badge>;
}
