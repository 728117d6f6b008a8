import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { Construction } from 'lucide-react';
import { useLocation } from 'wouter';
import { Page } from '../../screen/page.tsx';
import { clientRoutes, notBuiltRoutes } from './routes.ts';

/** Says honestly that an area is missing, instead of a dead link. */
export default function NotBuiltScreen() {
  const [pathname] = useLocation();
  const area = [...clientRoutes, ...notBuiltRoutes].find(
    ({ path, nav }) => nav && pathname.startsWith(path),
  );
  const title = area?.title ?? 'This page';
  return (
    <Page title={title}>
      <EmptyState
        icon={Construction}
        title={`The ${title} area is not built yet`}
        description="This part of the console is still to come. The platform API has it already, so nothing you set up there is affected."
      />
    </Page>
  );
}
