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

/** One page of a list; rows of before stay while it loads. @param filter null: nothing is asked */
export const usePhoneNumbers = (filter: PhoneNumberFilter | null, page: number, pageSize: number) =>
  useQuery(filter && numberPage(filter, page, pageSize), { keepPreviousData: true });

/** Rows in one call, where all are wanted: the platform counts calls, not rows. */
const chunkSize = 1000;

/**
 * Every number that passes the filter, page by page, each with the current total.
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

/** The first numbers that contain the text. */
export const searchPhoneNumbers = async (filter: PhoneNumberFilter, count: number) =>
  (await numberPage(filter, 1, count).get()).data;

/**
 * All records of one number that this user may see: it may be there once for each carrier.
 * @param number as it is stored
 */
export const findPhoneNumber = async (number: string, serviceProviderSid: string | null = null) => {
  // The platform finds what contains it. Of more rows than these it is a short code.
  const filter = { accountSid: null, serviceProviderSid, text: number };
  const rows = await searchPhoneNumbers(filter, 10_000);
  return rows.filter((row) => row.number === number);
};

export const { get: getPhoneNumber, useFromList: usePhoneNumber } = recordReads(
  'PhoneNumbers',
  phoneNumber,
);

/** Nothing else can be changed: with its number or carrier the platform refuses the whole. */
export type PhoneNumberUpdate = {
  account_sid?: string | null;
  /** '' is a 500 */
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
 * Every number of an account, or all that this user may see: without `page` the platform answers the
 * whole list.
 */
export const listAllPhoneNumbers = (accountSid: string | null) =>
  call(listOf(phoneNumber), 'GET', `PhoneNumbers${queryString({ account_sid: accountSid })}`);
