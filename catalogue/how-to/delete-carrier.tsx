import { useState } from 'react';
import { BlockedDialog } from '../../ui/src/patterns/blocked-dialog/index.ts';
import { ConfirmDialog } from '../../ui/src/patterns/confirm-dialog/index.ts';
import { Actions } from '../../ui/src/primitives/actions/index.ts';
import { Button } from '../../ui/src/primitives/button/index.ts';

type Asked = 'free' | 'used' | null;

/** One carrier can be deleted; the other is still in use. */
export function DeleteCarrier({ onDelete }: { onDelete: () => Promise<void> }) {
  const [asked, setAsked] = useState<Asked>(null);
  return (
    <>
      <Actions>
        <Button tone="danger" onClick={() => setAsked('free')}>
          Delete carrier Skyline
        </Button>
        <Button tone="danger" onClick={() => setAsked('used')}>
          Delete carrier Telefónica
        </Button>
      </Actions>
      <ConfirmDialog
        open={asked === 'free'}
        onOpenChange={() => setAsked(null)}
        onConfirm={onDelete}
        title="Delete carrier Skyline?"
        confirmLabel="Delete carrier"
        tone="danger"
      >
        This also deletes its two gateways. Calls already running are not cut off.
      </ConfirmDialog>
      <BlockedDialog
        open={asked === 'used'}
        onOpenChange={() => setAsked(null)}
        title="Telefónica cannot be deleted"
        description="These still use the carrier. Move or delete them first."
        groups={[
          { label: 'Phone numbers', items: [{ id: '1', label: '+49 30 9018 0020' }] },
          {
            label: 'Outbound call routes',
            items: [{ id: '2', label: 'Germany', href: '#germany' }],
          },
        ]}
      />
    </>
  );
}
