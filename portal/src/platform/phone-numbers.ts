import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { created } from './wire.ts';

const phoneNumber = v.object({
  phone_number_sid: v.string(),
  /** Without the leading plus. */
  number: v.string(),
  voip_carrier_sid: v.nullish(v.string(), null),
  account_sid: v.nullish(v.string(), null),
  application_sid: v.nullish(v.string(), null),
});
export type PhoneNumber = v.InferOutput<typeof phoneNumber>;

const phoneNumberPage = v.object({ total: v.number(), data: v.array(phoneNumber) });

/** Which numbers. Those of account users are their account's, whatever they ask for. */
export type PhoneNumberFilter = {
  accountSid: string | null;
  /** Of admins, who see every provider's. Numbers without an account are in no provider's list. */
  serviceProviderSid: string | null;
  /** Contained in the stored number. */
  text: string;
};

const listKey = ['PhoneNumbers', 'list'] as const;

/** One page, sorted by number. */
const getPage = (filter: PhoneNumberFilter, page: number, pageSize: number) =>
  call(phoneNumberPage, 'GET', 'PhoneNumbers', {
    query: {
      page,
      page_size: pageSize,
      account_sid: filter.accountSid,
      service_provider_sid: filter.accountSid === null ? filter.serviceProviderSid : null,
      filter: filter.text,
    },
  });

/** One page of a list; rows of before stay while it loads. @param filter null: nothing is asked */
export const usePhoneNumbers = (filter: PhoneNumberFilter | null, page: number, pageSize: number) =>
  useSWR(
    filter && ([...listKey, filter, page, pageSize] as const),
    ([, , asked]) => getPage(asked, page, pageSize),
    { keepPreviousData: true },
  );

/** Rows in one call, where all are wanted: the platform counts calls, not rows. */
const chunkSize = 1000;

/** Every number that passes the filter, a part at a time, each with the total as it is by then. */
export async function* phoneNumberParts(filter: PhoneNumberFilter) {
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const { data, total } = await getPage(filter, page, chunkSize);
    seen += data.length;
    yield { rows: data, seen, total };
    if (data.length === 0 || seen >= total) return;
  }
}

/** The first numbers that contain the text. */
export const searchPhoneNumbers = async (filter: PhoneNumberFilter, count: number) =>
  (await getPage(filter, 1, count)).data;

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

const numberKey = (sid: string) => ['PhoneNumbers', sid] as const;

export const getPhoneNumber = (sid: string) => call(phoneNumber, 'GET', path`PhoneNumbers/${sid}`);

export const usePhoneNumber = (sid: string | null) =>
  useSWR(sid && numberKey(sid), () => getPhoneNumber(sid ?? ''));

/** Nothing else can be changed: with its number or carrier the platform refuses the whole. */
export type PhoneNumberUpdate = {
  account_sid?: string;
  /** '' is a 500 */
  application_sid?: string | null;
};
export type NewPhoneNumber = {
  number: string;
  account_sid: string;
  application_sid: string | null;
  voip_carrier_sid: string;
};

/** @returns the new number's sid */
export const createPhoneNumber = async (body: NewPhoneNumber) =>
  (await call(created, 'POST', 'PhoneNumbers', { body })).sid;

export const updatePhoneNumber = (sid: string, body: PhoneNumberUpdate) =>
  command('PUT', path`PhoneNumbers/${sid}`, { body });

export const deletePhoneNumber = (sid: string) => command('DELETE', path`PhoneNumbers/${sid}`);

/** Makes what is shown of the numbers true again; awaited before the caller goes on. */
export function usePhoneNumberRefresh() {
  const { mutate } = useSWRConfig();
  return (sid?: string) =>
    Promise.all([
      // Not single numbers: one that was just deleted would be asked for.
      mutate((key) => Array.isArray(key) && key[0] === listKey[0] && key[1] === listKey[1]),
      sid === undefined ? undefined : mutate(numberKey(sid)),
    ]);
}

/** Numbers of one account, at most `pageSize` of them, with the true total. */
export const listAccountPhoneNumbers = (accountSid: string, pageSize = 50) =>
  getPage({ accountSid, serviceProviderSid: null, text: '' }, 1, pageSize);

/** Every number of an account: without `page` the platform answers the whole list. */
export const listAllAccountPhoneNumbers = (accountSid: string) =>
  call(v.array(phoneNumber), 'GET', 'PhoneNumbers', { query: { account_sid: accountSid } });
