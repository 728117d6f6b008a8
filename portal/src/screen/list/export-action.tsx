import { Button } from '@trunkline/ui/primitives/button';
import { FileDown } from 'lucide-react';

export const ExportAction = ({ onClick }: { onClick: () => void }) => (
  <Button icon={FileDown} onClick={onClick}>
    Export
  </Button>
);
