import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button } from '@trunkline/ui/primitives/button';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RecordKind } from './kinds.ts';

type DeleteSectionProps = {
  kind: Pick<RecordKind, 'deleteLabel'>;
  /** What has to be so before it can be deleted, or what deleting it means. */
  description: string;
  /** Why it cannot be deleted by this person, or at all. */
  refusal: string | undefined;
  /** The dialog that asks; `close` takes it off the page. */
  children: (close: () => void) => ReactNode;
};

/** The end of a record's page: the one thing that cannot be taken back. */
export function DeleteSection({ kind, description, refusal, children }: DeleteSectionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <FormSection variant="danger" title={kind.deleteLabel} description={description}>
      <Button
        variant="destructive-quiet"
        icon={Trash2}
        className="justify-self-start"
        onClick={() => setAsking(true)}
        disabled={refusal !== undefined}
        disabledReason={refusal}
      >
        {kind.deleteLabel}
      </Button>
      {isAsking && children(() => setAsking(false))}
    </FormSection>
  );
}
