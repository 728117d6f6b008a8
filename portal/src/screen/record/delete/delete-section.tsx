import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button } from '@trunkline/ui/primitives/button';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { writeRefusal } from '../../../session/policies.ts';
import { useUser } from '../../../session/session.ts';
import { leaveFreely } from '../../leave-guard/index.ts';
import type { RecordKind } from '../kinds.ts';
import type { DialogEnds } from './delete-dialog.tsx';

type DeleteSectionProps = {
  /** Without a list, the caller decides where to go afterwards. */
  kind: Pick<RecordKind, 'deleteLabel'> & Partial<Pick<RecordKind, 'list'>>;
  /** Preconditions or consequences of deleting. */
  description: string;
  /** Why the record can't be deleted. */
  refusal?: string;
  /** Dialog that asks. */
  children: (ends: DialogEnds) => ReactNode;
};

/** Last section of a record's page, with its only irreversible action. */
export function DeleteSection({ kind, description, refusal, children }: DeleteSectionProps) {
  const [, navigate] = useLocation();
  const reason = writeRefusal(useUser()) ?? refusal;
  const [isAsking, setAsking] = useState(false);
  const { list } = kind;
  const onDeleted =
    list === undefined ? undefined : () => leaveFreely(() => navigate(list, { replace: true }));
  return (
    <FormSection tone="danger" title={kind.deleteLabel} description={description}>
      <Button
        tone="danger"
        icon={Trash2}
        className="justify-self-start"
        onClick={() => setAsking(true)}
        disabled={reason !== undefined}
        disabledReason={reason}
      >
        {kind.deleteLabel}
      </Button>
      {isAsking && children({ onClose: () => setAsking(false), onDeleted })}
    </FormSection>
  );
}
