import { Button } from '@trunkline/ui/primitives/button';
import { FileDown } from 'lucide-react';

type ExportActionProps = {
  /** Number of rows to export; undefined while unknown. */
  total: number | undefined;
  onClick: () => void;
};

/** Rendered from the beginning, so that nothing moves when the rows load. */
export const ExportAction = ({ total, onClick }: ExportActionProps) => (
  <Button
    icon={FileDown}
    disabled={!total}
    disabledReason={total === 0 ? 'There is nothing to export.' : undefined}
    onClick={onClick}
  >
    Export
  </Button>
);
