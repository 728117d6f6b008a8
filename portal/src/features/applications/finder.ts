import {
  type Application,
  getApplication,
  searchApplications,
} from '../../platform/resources/applications/applications.ts';
import { type Finder, findOne, foundAtMost } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

const found = ({ application_sid: sid, name, call_hook }: Application) => ({
  sid,
  name,
  detail: call_hook?.url,
});

export const applicationFinder: Finder = {
  kind: kinds.application,
  icon: 'application',
  loaded: { resource: 'Applications', sidMember: 'application_sid', nameMember: 'name' },
  search: async (text) => (await searchApplications(null, text, foundAtMost)).map(found),
  resolve: async ({ kind, value }) =>
    kind === 'sid' ? findOne(async () => found(await getApplication(value))) : [],
};
