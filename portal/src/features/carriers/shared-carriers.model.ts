import { searchText } from '../../browser/search-text.ts';
import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import type { SessionUser } from '../../session/user.ts';
import { registrationOf } from '../../shared/records/registration.ts';

type Viewer = Pick<SessionUser, 'scope'>;

/** Provider carriers without an account: account users can use them but not change them. */
const isShared = ({ scope }: Viewer, { account_sid }: Pick<CarrierRow, 'account_sid'>) =>
  scope === 'account' && account_sid === null;

type Query = {
  text: string;
  /** '' for any */
  registration: string;
  page: number;
  pageSize: number;
};

/** Filters a whole list for the screen: a page of the viewer's carriers, and the shared ones separately. */
export function siftCarriers<Row extends CarrierRow>(
  rows: readonly Row[],
  viewer: Viewer,
  { text, registration, page, pageSize }: Query,
) {
  const wanted = searchText(text);
  const fitting = rows.filter(
    (row) =>
      searchText(row.name).includes(wanted) &&
      (registration === '' || registrationOf(row) === registration),
  );
  const own = fitting.filter((row) => !isShared(viewer, row));
  return {
    own: { total: own.length, data: own.slice((page - 1) * pageSize, page * pageSize) },
    shared: fitting.filter((row) => isShared(viewer, row)),
  };
}
