import { messageName } from '../../engines/sip-capture/sip/sip-text.ts';
import type { Endpoint, SipMessage } from '../../engines/sip-capture/sip-capture.types.ts';
import { CodeBlock } from '../../primitives/code-block/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Arrow } from '../../primitives/text/arrow.tsx';
import { Text } from '../../primitives/text/index.ts';
import { formatUtc } from '../../tokens/format/index.ts';
import { marked } from '../../tokens/text/index.ts';
import type { SipLadderLabels } from './ladder-labels.ts';

type MessageDetailsProps = {
  message: SipMessage;
  labels: SipLadderLabels;
  /** Shows the whole text, with nothing to press. */
  isPrinted?: boolean;
};

const textOf = ({ ip, port }: Endpoint) => (ip.includes(':') ? `[${ip}]:${port}` : `${ip}:${port}`);

/** One message in full, with its media. */
export function MessageDetails({ message, labels, isPrinted = false }: MessageDetailsProps) {
  const name = marked(messageName(message));
  return (
    <section
      aria-label={name}
      className="grid min-w-0 grid-cols-1 gap-2 rounded-md border border-default bg-card p-4"
    >
      <Heading level={3}>
        <bdi>{name}</bdi>
      </Heading>
      <p dir="ltr" className="text-small text-muted">
        {!message.hasNoTime && `${formatUtc(message.at)} · `}
        {textOf(message.from)} <Arrow label={labels.to} /> {textOf(message.to)} ·{' '}
        {marked(message.transport)}
      </p>
      {message.isCut && (
        <Text size="small" tone="warning">
          {labels.cut}
        </Text>
      )}
      {message.media.length > 0 && (
        <p className="text-small">
          <span className="text-muted">{labels.media}: </span>
          <bdi dir="ltr">
            {marked(
              message.media
                .map(({ kind, address, port, protocol, codecs, direction }) =>
                  port === 0
                    ? `${kind} ${labels.unused}`
                    : `${kind} ${textOf({ ip: address, port })}, ${codecs.join(', ')}, ${protocol}, ${direction}`,
                )
                .join(' · '),
            )}
          </bdi>
        </p>
      )}
      {isPrinted ? (
        <pre dir="ltr" className="font-mono text-small whitespace-pre-wrap wrap-anywhere">
          {marked(message.text, { lines: true })}
        </pre>
      ) : (
        <CodeBlock
          code={message.text}
          language="SIP"
          labels={{ copyLabel: labels.copy }}
          maxHeight="24rem"
        />
      )}
    </section>
  );
}
