import { Button } from '@trunkline/ui/primitives/button';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { onDemand } from '../../start/loadable.tsx';
import type { ExportedNumbers } from './running-export.tsx';

const RunningExport = onDemand(() => import('./running-export.tsx'));

/** Exports all matching numbers as a file, loaded in parts. Its code loads on press. */
export function ExportButton(exported: ExportedNumbers) {
  const [progress, setProgress] = useState<number | null>(null);
  return (
    <>
      <Button icon={FileDown} isLoading={progress !== null} onClick={() => setProgress(0)}>
        {progress === null ? 'Export' : `Exporting, ${Math.floor(progress * 100)}%`}
      </Button>
      {progress !== null && (
        <RunningExport {...exported} onProgress={setProgress} onEnd={() => setProgress(null)} />
      )}
    </>
  );
}
