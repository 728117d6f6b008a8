import { Button } from '../../primitives/button/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { maskToken } from '../../primitives/secret-display/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import type { ApiKeysLabels } from './api-keys.types.ts';

type NewKeyDialogProps = {
  /** The dialog is open while this is set. */
  token: string | undefined;
  onClose: () => void;
  labels: ApiKeysLabels;
};

/** Shows a key right after its creation. */
export function NewKeyDialog({ token, onClose, labels }: NewKeyDialogProps) {
  return (
    <Dialog
      open={token !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={labels.newTitle}
      description={labels.newHelp}
      footer={
        <Button variant="primary" onClick={onClose}>
          {labels.done}
        </Button>
      }
    >
      <div className="flex items-end gap-1.5">
        <Field label={labels.newKey} hideLabel className="min-w-0 flex-1">
          <TextInput
            readOnly
            isMono
            value={token ?? ''}
            // Selects the text, so that it can be copied by hand if there is no clipboard.
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
        <CopyButton
          value={token ?? ''}
          label={labels.copyNew}
          size="md"
          variant="secondary"
          subject={maskToken(token ?? '')}
        />
      </div>
    </Dialog>
  );
}
