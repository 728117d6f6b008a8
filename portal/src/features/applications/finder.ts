import {
  type Application,
  getApplication,
  searchApplications,
} from '../../platform/resources/applications/applications.ts';
import { finderOf, foundAtMost } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

export const applicationFinder = finderOf<Application>({
  kind: kinds.application,
  icon: 'application',
  search: (text) => searchApplications(null, text, foundAtMost),
  get: getApplication,
  detailOf: ({ call_hook }) => call_hook?.url,
});
