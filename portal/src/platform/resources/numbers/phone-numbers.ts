import * as v from 'valibot';
import { read, useQuery } from '../../client/cache/query.ts';
import { queryString } from '../../client/calls/path.ts';
import { call } from '../../client/calls/transport.ts';
import { listOf } from '../../client/calls/wire.ts';
import { phoneNumber } from '../../stored/numbers.ts';
import { type PhoneNumberFilter, phoneNumberPagePath } from '../paths.ts';
import { recordReads } from '../record-reads.ts';

export type { PhoneNumber } from '../../stored/numbers.ts';

const phoneNumberPage = v.object({ total: v.number(), data: v.array(phoneNumber) });

/** One page, sorted by number. */
const numberPage = (
  filter: PhoneNumberFilter,
  page: number,
  pageSize: number,
  isBackground = false,
) => read(phoneNumberPagePath(filter, page, pageSize), phoneNumberPage, { isBackground });

/** One page of a list; keeps the previous rows while it loads. @param filter null: no request */
export const usePhoneNumbers = (filter: PhoneNumberFilter | null, page: number, pageSize: number) =>
  useQuery(filter && numberPage(filter, page, pageSize), { keepPreviousData: true });

/** Rows per request when all are needed: the platform limits requests, not rows. */
const chunkSize = 1000;

/**
 * Every number that passes the filter, page by page, with the current total.
 * @param isBackground yields to other reads
 */
export async function* phoneNumberParts(filter: PhoneNumberFilter, isBackground = false) {
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const { data, total } = await numberPage(filter, page, chunkSize, isBackground).get();
    seen += data.length;
    yield { rows: data, seen, total };
    if (data.length === 0 || seen >= total) return;
  }
}

/** Finds the first numbers that contain the text. */
export const searchPhoneNumbers = async (filter: PhoneNumberFilter, count: number) =>
  (await numberPage(filter, 1, count).get()).data;

/**
 * All records of one number that this user may see; each carrier may have one.
 * @param number as it is stored
 */
export const findPhoneNumber = async (number: string, serviceProviderSid: string | null = null) => {
  // The platform matches substrings. Only a short code matches more rows than this.
  const filter = { accountSid: null, serviceProviderSid, text: number };
  const rows = await searchPhoneNumbers(filter, 10_000);
  return rows.filter((row) => row.number === number);
};

export const { get: getPhoneNumber, useFromList: usePhoneNumber } = recordReads(
  'PhoneNumbers',
  phoneNumber,
);

/** Nothing else can change: the platform refuses an update that contains the number or its carrier. */
export type PhoneNumberUpdate = {
  account_sid?: string | null;
  /** '' causes a 500 */
  application_sid?: string | null;
};
export type NewPhoneNumber = {
  number: string;
  account_sid: string;
  application_sid: string | null;
  voip_carrier_sid: string;
};

/** Numbers of one account, at most `pageSize` of them, with the true total. */
export const listAccountPhoneNumbers = (accountSid: string, pageSize = 50) =>
  numberPage({ accountSid, serviceProviderSid: null, text: '' }, 1, pageSize).get();

/**
 * Every number of an account; null: all that this user may see. Without `page` the platform sends
 * the whole list.
 */
export const listAllPhoneNumbers = (accountSid: string | null) =>
  call(listOf(phoneNumber), 'GET', `PhoneNumbers${queryString({ account_sid: accountSid })}`);
