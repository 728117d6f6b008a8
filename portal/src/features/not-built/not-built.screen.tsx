import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { Construction } from 'lucide-react';
import { Page } from '../../screen/page.tsx';
import type { ScreenProps } from '../../screen/route.ts';

/** Says that an area is missing, instead of a dead link. */
export default function NotBuiltScreen({ title }: ScreenProps) {
  return (
    <Page title={title}>
      <EmptyState
        icon={Construction}
        title={`The ${title} area is not built yet`}
        description="This part of the console is still to come. What you set up through the platform API is not affected."
      />
    </Page>
  );
}
