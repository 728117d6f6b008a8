import type { ComponentType } from 'react';
import { useUser } from '../../session/session.ts';
import type { SessionUser } from '../../session/user.ts';
import { type Owners, useOwners } from '../owners/use-owners.ts';
import { AddPage } from './add-page.tsx';
import type { RecordKind } from './kinds.ts';
import { type Answer, allOf } from './loaded.ts';
import { RecordPage, recordScreen } from './record-page.tsx';

type Owned = { account_sid: string | null; service_provider_sid?: string };

type OwnedScreen<Stored> = {
  kind: RecordKind<Stored>;
  useStored: (sid: string | null) => Answer<Stored>;
  Form: ComponentType<{ stored: Stored | null; owners: Owners }>;
  /** Rendered below the form of a stored record. */
  End: ComponentType<{ stored: Stored }>;
  /** Facts beside its SID. */
  Meta?: ComponentType<{ stored: Stored }>;
  /** Whether it needs an account, so that accounts come first. */
  needsAccount?: boolean;
  /** Whether this person may not open it. */
  isForeign?: (stored: Stored, viewer: SessionUser) => boolean;
  isUnknown?: (error: unknown) => boolean;
};

/** Builds the screens of a record whose form first needs only its possible owners. */
export function ownedScreen<Stored extends Owned>({
  kind,
  useStored,
  Form,
  End,
  Meta,
  needsAccount = false,
  isForeign = () => false,
  isUnknown,
}: OwnedScreen<Stored>) {
  function Add() {
    const owners = useOwners(null);
    return (
      <AddPage
        kind={kind}
        owners={needsAccount ? owners : undefined}
        loaded={allOf({ owners })}
        what="the accounts"
      >
        {({ owners }) => <Form stored={null} owners={owners} />}
      </AddPage>
    );
  }

  function Edit({ sid }: { sid: string | null }) {
    const viewer = useUser();
    const stored = useStored(sid);
    const { data } = stored;
    const owners = useOwners(data && (data.account_sid ?? ''), data?.service_provider_sid);
    return (
      <RecordPage
        kind={kind}
        sid={sid}
        loaded={allOf({ stored, owners })}
        isForeign={({ stored }) => isForeign(stored, viewer)}
        isUnknown={isUnknown}
        nameOf={({ stored }) => kind.nameOf(stored)}
        providerSidOf={({ owners }) => owners.serviceProviderSid}
        meta={Meta && (({ stored }) => <Meta stored={stored} />)}
      >
        {({ stored, owners }) => (
          <>
            <Form key={sid} stored={stored} owners={owners} />
            <End stored={stored} />
          </>
        )}
      </RecordPage>
    );
  }

  return recordScreen(kind, Add, Edit);
}
