import { CircleX } from 'lucide-react';
import { type LinkComponent, linkStyles, PlainLink } from '../../primitives/link/index.ts';
import { foreign } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import {
  type InboundPath,
  type PathBreak,
  type StationKind,
  type StationState,
  stationsOf,
} from './call-path.model.ts';

export const defaultLabels = {
  label: 'Path of the call',
  caller: 'Caller',
  carrier: 'Carrier',
  number: 'Number',
  application: 'Application',
  server: 'Application server',
  noCarrier: 'No carrier',
  /** Instead of a carrier: a SIP client, or a trunk that authenticates. */
  device: 'SIP device or trunk',
  noNumber: 'Not listed',
  noApplication: 'None',
  /** The call doesn't reach this station. */
  ahead: "The call doesn't get this far",
  /** Read with the station that ends the call. */
  broken: 'the call ends here',
  nothingAnswers: 'No application: calls are rejected',
  /** 'Rejected with 404: Number Not Provisioned' */
  refused: (status: number, reason: string) => `Rejected with ${status}: ${reason}`,
};

export type CallPathLabels = typeof defaultLabels;

/** Name of a station. */
export type StationName = {
  /** 'Aurora Wholesale' */
  name: string;
  /** Address of its record. */
  href?: string | undefined;
  /** Muted, below the name: 'of Acme Support'. */
  detail?: string | undefined;
};

export type CallPathProps = {
  /**
   * Result of `inboundPath` of `@trunkline/ui/widgets/call-path`, given a decision of
   * `decideInbound` of `@trunkline/ui/engines/call-routing`.
   */
  path: InboundPath;
  /** Names of the stations, as far as known. */
  names: { readonly [Kind in StationKind]?: StationName | undefined };
  /** Link to repair the path: 'Choose an application for +1 212 555 0110'. */
  repair?: { label: string; href: string } | undefined;
  /** Smaller, for use in a form. */
  isCompact?: boolean;
  /** The router's link. Default: a plain anchor. */
  LinkComponent?: LinkComponent;
  /** Overrides texts of the current language. */
  labels?: Partial<CallPathLabels>;
};

const dots: Record<StationState, string> = {
  passed: 'border-accent-mark bg-accent-mark',
  broken: 'border-danger-strong bg-card',
  ahead: 'border-control bg-card',
};

/** Line in front of a station. */
const lines: Record<StationState, string> = {
  passed: 'border-solid border-accent-mark',
  broken: 'border-dashed border-danger-strong',
  ahead: 'border-dotted border-control',
};

/** The path of an inbound call from the caller to the server of the answering application. */
export function CallPath({
  path,
  names,
  repair,
  isCompact = false,
  LinkComponent = PlainLink,
  labels,
}: CallPathProps) {
  const text = useLabels('CallPath', defaultLabels, labels);
  const stations = stationsOf(path);
  return (
    <div className="@container grid min-w-0 grid-cols-1 gap-3">
      <ol
        aria-label={text.label}
        className="grid grid-cols-1 @min-[40rem]:auto-cols-fr @min-[40rem]:grid-flow-col @min-[40rem]:grid-cols-none"
      >
        {stations.map(({ kind, state }, index) => {
          const station = state === 'ahead' ? undefined : names[kind];
          const next = stations[index + 1];
          return (
            <li
              key={kind}
              data-state={state}
              className="relative grid min-w-0 grid-cols-[0.875rem_minmax(0,1fr)] gap-x-3 pb-3 last:pb-0 @min-[40rem]:grid-cols-1 @min-[40rem]:content-start @min-[40rem]:gap-y-1.5 @min-[40rem]:pe-3 @min-[40rem]:pb-0"
            >
              <span
                aria-hidden
                className={`mt-0.5 size-3.5 rounded-full border-2 forced-color-adjust-none @min-[40rem]:mt-0 ${dots[state]}`}
              />
              {next && (
                <span
                  aria-hidden
                  className={`absolute start-1.5 top-5 bottom-0 border-s-2 forced-color-adjust-none @min-[40rem]:start-5 @min-[40rem]:end-1.5 @min-[40rem]:top-1.5 @min-[40rem]:bottom-auto @min-[40rem]:border-s-0 @min-[40rem]:border-t-2 ${lines[next.state]}`}
                />
              )}
              <span className="grid min-w-0 grid-cols-1">
                <span className="text-meta wrap-anywhere text-muted">
                  {text[kind]}
                  <span className="sr-only">: </span>
                </span>
                <Name
                  station={station}
                  missing={missingText(text, path, kind, state)}
                  isBroken={state === 'broken'}
                  {...{ isCompact, LinkComponent }}
                />
                {state === 'broken' && <span className="sr-only">, {text.broken}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      {path.broken && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <span className="flex min-w-0 items-start gap-1.5 text-danger">
            <CircleX size={16} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
            <span className="min-w-0 wrap-anywhere">{reasonOf(text, path.broken)}</span>
          </span>
          {repair && (
            <LinkComponent
              href={repair.href}
              className={linkStyles({
                className: 'tl-finger-line min-w-0 font-medium wrap-anywhere',
              })}
            >
              {repair.label}
            </LinkComponent>
          )}
        </p>
      )}
    </div>
  );
}

type NameProps = Required<Pick<CallPathProps, 'isCompact' | 'LinkComponent'>> & {
  station: StationName | undefined;
  /** Shown instead of a name. */
  missing: string;
  isBroken: boolean;
};

function Name({ station, missing, isBroken, isCompact, LinkComponent }: NameProps) {
  const size = isCompact ? 'text-small' : '';
  if (!station) {
    return (
      <span className={`wrap-anywhere ${size} ${isBroken ? 'text-danger' : 'text-muted'}`}>
        {missing}
      </span>
    );
  }
  const { name, href, detail } = station;
  return (
    <>
      {href ? (
        <LinkComponent
          href={href}
          className={linkStyles({ variant: 'quiet', className: `wrap-anywhere ${size}` })}
        >
          <bdi>{foreign(name)}</bdi>
        </LinkComponent>
      ) : (
        <span className={`font-medium wrap-anywhere ${size}`}>
          <bdi>{foreign(name)}</bdi>
        </span>
      )}
      {detail && (
        <span className="text-meta wrap-anywhere text-muted">
          <bdi>{detail}</bdi>
        </span>
      )}
    </>
  );
}

function missingText(
  text: CallPathLabels,
  { isChallenged }: InboundPath,
  kind: StationKind,
  state: StationState,
): string {
  if (state === 'ahead') return text.ahead;
  switch (kind) {
    case 'carrier':
      return isChallenged ? text.device : text.noCarrier;
    case 'number':
      return text.noNumber;
    case 'application':
      return text.noApplication;
    default:
      return '–';
  }
}

const reasonOf = (text: CallPathLabels, broken: PathBreak) =>
  broken.why === 'refused' ? text.refused(broken.status, broken.reason) : text.nothingAnswers;
