import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Tabs } from '@trunkline/ui/primitives/tabs';
import { useSearchParams } from 'wouter';
import { leaveVia } from '../../screen/leave-guard/index.ts';
import { Page } from '../../screen/page/page.tsx';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { ApplyTab } from './apply-tab.tsx';
import { CompareTab } from './compare-tab.tsx';
import { CopyTab } from './copy-tab.tsx';
import { ExportTab } from './export-tab.tsx';
import { useTools } from './use-tools.ts';

const views = ['export', 'compare', 'apply', 'copy'];

/** An account or a provider as a file: export, compare, apply, copy. */
export default function ConfigurationScreen() {
  const user = useUser();
  const tools = useTools();
  const [query, setQuery] = useSearchParams();
  const view = views.find((one) => one === query.get('view')) ?? 'export';
  // Leaving a tab stops its work, so it asks first, like leaving a page.
  const open = (next: string) =>
    leaveVia(() => setQuery(next === 'export' ? {} : { view: next }, { replace: true }));
  const refusal = writeRefusal(user);
  return (
    <Page
      title="Configuration"
      description="Export an account or a provider as a file, compare it, apply it elsewhere. Files never contain secrets."
    >
      {tools ? (
        <Tabs
          label="Configuration"
          value={view}
          onChange={open}
          items={[
            { value: 'export', label: 'Export', content: <ExportTab tools={tools} /> },
            { value: 'compare', label: 'Compare', content: <CompareTab tools={tools} /> },
            {
              value: 'apply',
              label: 'Apply',
              content: <ApplyTab tools={tools} refusal={refusal} />,
            },
            ...(user.scope === 'account'
              ? []
              : [
                  {
                    value: 'copy',
                    label: 'Copy an account',
                    content: <CopyTab tools={tools} refusal={refusal} />,
                  },
                ]),
          ]}
        />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </Page>
  );
}
