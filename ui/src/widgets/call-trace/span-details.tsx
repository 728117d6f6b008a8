import { X } from 'lucide-react';
import { CodeBlock } from '../../primitives/code-block/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { marked } from '../../tokens/text/index.ts';
import { useLocale } from '../../use-labels.ts';
import { detailsOf, exactDuration, readable, timeText } from './call-trace.model.ts';
import type { SpanNode } from './call-trace.types.ts';
import type { CallTraceLabels } from './trace-labels.ts';

type SpanDetailsProps = {
  node: SpanNode;
  labels: CallTraceLabels;
  /** Omitted in print: everything is shown, and nothing can be pressed. */
  onClose?: () => void;
};

/** One span in full, with JSON values indented. */
export function SpanDetails({ node, labels, onClose }: SpanDetailsProps) {
  const isPrinted = onClose === undefined;
  const { span, duration } = node;
  const locale = useLocale();
  const facts: [string, string][] = [
    [labels.spanId, span.id],
    [labels.start, timeText(span.start)],
    [labels.end, timeText(span.end)],
    // A DTMF span has the length of the key press in an attribute.
    ...(span.name.startsWith('dtmf:')
      ? []
      : [[labels.duration, exactDuration(duration, locale)] satisfies [string, string]]),
  ];
  const title = marked(`${labels.span}: ${span.name.replace(/,(?! )/g, ', ')}`);
  return (
    <section aria-label={title} className="min-w-0 rounded-md border border-default bg-card">
      <div className="flex items-start justify-between gap-2 border-b border-default py-1.5 ps-4 pe-1.5">
        <Heading level={3} className="py-1 wrap-anywhere">
          {title}
        </Heading>
        {onClose && <IconButton icon={X} size="sm" label={labels.close} onClick={onClose} />}
      </div>
      <dl
        className={`grid gap-2 px-4 py-3 text-small ${isPrinted ? '' : 'max-h-96 overflow-y-auto'}`}
      >
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
        {detailsOf(node).map(([name, value]) => {
          const { text, isJson } = readable(value);
          return isJson && !isPrinted ? (
            <div key={name} className="grid gap-1">
              <dt className="text-muted">{marked(name)}</dt>
              <dd className="min-w-0">
                <CodeBlock code={text} language={name} labels={{ copyLabel: labels.copy(name) }} />
              </dd>
            </div>
          ) : (
            <Fact key={name} name={name} value={text} />
          );
        })}
      </dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-3">
      <dt className="text-muted wrap-anywhere">{marked(name)}</dt>
      <dd dir="ltr" className="font-mono text-meta leading-[1.125rem] wrap-anywhere">
        {marked(value, { lines: true })}
      </dd>
    </div>
  );
}
