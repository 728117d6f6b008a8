import * as v from 'valibot';
import { call } from './transport.ts';

const phoneNumber = v.object({
  phone_number_sid: v.string(),
  number: v.string(),
  account_sid: v.nullish(v.string()),
  application_sid: v.nullish(v.string()),
});

const page = v.object({ total: v.number(), data: v.array(phoneNumber) });

/** Numbers of one account, at most `pageSize` of them, with the true total. */
export const listAccountPhoneNumbers = (accountSid: string, pageSize = 50) =>
  call(page, 'GET', 'PhoneNumbers', {
    query: { page: 1, page_size: pageSize, account_sid: accountSid },
  });

/** Every number of an account: without `page` the platform answers the whole list. */
export const listAllAccountPhoneNumbers = (accountSid: string) =>
  call(v.array(phoneNumber), 'GET', 'PhoneNumbers', { query: { account_sid: accountSid } });
