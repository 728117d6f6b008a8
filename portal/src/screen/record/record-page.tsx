import { Badge } from '@trunkline/ui/primitives/badge';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { foreign } from '@trunkline/ui/tokens/text';
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import { isRecord } from '../../browser/record.ts';
import { config } from '../../config/index.ts';
import { useQueryCache } from '../../platform/client/cache/query.ts';
import { isNotFound, messages, PlatformError } from '../../platform/client/calls/errors.ts';
import { isSid } from '../../platform/client/calls/path.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useIsIdle } from '../../start/idle.ts';
import { onDemand } from '../../start/loadable.tsx';
import { NotFound } from '../page/not-found.tsx';
import { Page } from '../page/page.tsx';
import { RedirectWithMessage } from '../page/redirect-with-message.tsx';
import type { ScreenProps } from '../page/route.ts';
import { ActiveStatus } from './active-status.tsx';
import { Content } from './content.tsx';
import { type Relation, Relations, type RelationsProps } from './figures/relations.tsx';
import { useFirstCallStep } from './first-call.ts';
import type { RecordKind } from './kinds.ts';
import type { Loaded } from './loaded.ts';
import { rememberRecord } from './recent.ts';

/** The id in the address; null for any other text, which is never sent to the platform. */
export function sidIn(params: Record<string, string>, { sidMember }: RecordKind): string | null {
  const parameter = params[sidMember];
  return parameter !== undefined && isSid(parameter) ? parameter : null;
}

/** Builds the screen of a kind: for a new record, or for the one in the address. */
export const recordScreen =
  (kind: RecordKind, Add: ComponentType, Edit: ComponentType<{ sid: string | null }>) =>
  ({ params }: ScreenProps) =>
    kind.sidMember in params ? <Edit sid={sidIn(params, kind)} /> : <Add />;

type RecordPageProps<Data> = {
  kind: RecordKind;
  /** Result of `sidIn`. */
  sid: string | null;
  loaded: Loaded<Data>;
  nameOf: (data: Data) => string;
  /** Name of a row of a list. Default: the kind's name member. */
  nameOfRow?: (row: Record<string, unknown>) => unknown;
  /**
   * Whether the record is active, if its kind can be switched off; undefined if the flag doesn't
   * apply to this record.
   */
  isActiveOf?: (data: Data) => boolean | undefined;
  /** Other facts, beside the SID and the status. */
  meta?: (data: Data) => ReactNode;
  /** Related records, as figures below the title. */
  relations?: readonly Relation<Data>[];
  /** Renders the figures. Default: in a line. */
  figures?: (props: RelationsProps<Data>) => ReactNode;
  /** Provider that owns the record; named if it isn't the current one. */
  providerSidOf?: (data: Data) => string | null;
  /** Whether this person may not open the record: known before loading, or from its data. */
  isForeign?: boolean | ((data: Data) => boolean);
  /** Redirect for users without access. Default: the list. */
  refusedTo?: string;
  /** Message for them. */
  refusal?: string;
  /** Whether an error means that there is no such record. Default: status 404. */
  isUnknown?: (error: unknown) => boolean;
  /** Whether there is a list to go back to. Default: true. */
  hasList?: boolean;
  /** Whether its form has a part beside it. */
  hasAside?: boolean;
  children: (data: Data) => ReactNode;
};

const RecordHistory = onDemand(() => import('../history/record-history.tsx'));

/** This person's changes of the record in this browser. Loads when nothing else waits. */
function History({ path }: { path: string }) {
  const isIdle = useIsIdle();
  return isIdle && !config().disableChangeHistory ? <RecordHistory path={path} /> : null;
}

/** The row in a loaded list, available before the record itself. */
function useListedRow({ resource, sidMember }: RecordKind, sid: string | null) {
  const { loadedRows } = useQueryCache();
  return useMemo(
    () =>
      loadedRows(resource)
        .filter(isRecord)
        .find((row) => row[sidMember] === sid),
    [loadedRows, resource, sidMember, sid],
  );
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Screen of one stored record: unknown, refused, failed, loading or loaded. */
export function RecordPage<Data>({
  kind,
  sid,
  loaded,
  nameOf,
  nameOfRow = (row) => row[kind.nameMember],
  isActiveOf,
  meta,
  relations,
  figures: Figures = Relations,
  providerSidOf,
  isForeign = false,
  refusedTo = kind.list,
  refusal = messages.forbidden,
  isUnknown = isNotFound,
  hasList = true,
  hasAside = false,
  children,
}: RecordPageProps<Data>) {
  const { data, error } = loaded;
  const row = useListedRow(kind, sid);
  const { text: step } = useFirstCallStep(sid);
  const isRefused = error instanceof PlatformError && error.kind === 'Forbidden';
  const isTheirs = typeof isForeign === 'boolean' ? isForeign : data && isForeign(data);
  const known = data === undefined || isTheirs ? undefined : foreign(nameOf(data));
  useEffect(() => {
    if (known !== undefined && sid !== null) rememberRecord(kind, { sid, name: known });
  }, [kind, sid, known]);
  if (isTheirs || isRefused) return <RedirectWithMessage message={refusal} to={refusedTo} />;
  if (sid === null || isUnknown(error)) {
    return (
      <NotFound
        title={`This ${kind.noun} does not exist.`}
        backTo={hasList ? { href: kind.list, label: `Back to ${kind.plural}` } : undefined}
      />
    );
  }
  const listed = row && textOf(nameOfRow(row));
  const name = known ?? (listed ? foreign(listed) : `Edit ${kind.noun}`);
  const isActive = data === undefined ? row?.['is_active'] : isActiveOf?.(data);
  return (
    <Page
      title={name}
      width={hasAside ? 'form with aside' : 'form'}
      breadcrumbs={
        hasList
          ? [{ label: kind.title, href: kind.list }, { label: step ? `${name}, ${step}` : name }]
          : undefined
      }
      meta={
        <>
          <CopyText value={sid} label={`Copy ${kind.noun} SID`} />
          {isActiveOf && typeof isActive === 'boolean' && <ActiveStatus isActive={isActive} />}
          {data !== undefined && meta?.(data)}
          {data !== undefined && providerSidOf && <OtherProvider sid={providerSidOf(data)} />}
          <History path={kind.edit(sid)} />
        </>
      }
      facts={relations && <Figures sid={sid} relations={relations} data={data} />}
    >
      <Content loaded={loaded} what={`the ${kind.noun}`}>
        {children}
      </Content>
    </Page>
  );
}

/**
 * Warns that the record belongs to another provider: admins can open records of all providers,
 * whichever is current.
 */
function OtherProvider({ sid }: { sid: string | null }) {
  const { providers, provider } = useCurrentProvider();
  const owner = providers?.find(({ service_provider_sid }) => service_provider_sid === sid);
  if (!owner || owner === provider) return null;
  return <Badge tone="info">Belongs to {foreign(owner.name)}</Badge>;
}
