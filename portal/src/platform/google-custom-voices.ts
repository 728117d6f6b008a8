import useSWR from 'swr';
import * as v from 'valibot';
import { call } from './transport.ts';

const voice = v.object({ google_custom_voice_sid: v.string(), name: v.string() });

export type CustomVoiceQuery = {
  accountSid: string;
  serviceProviderSid: string;
  label: string | null;
};

/** Voices trained for a Google credential of the account or its provider. */
export const useGoogleCustomVoices = (query: CustomVoiceQuery | null) =>
  useSWR(
    query && ['GoogleCustomVoices', query.serviceProviderSid, query.accountSid, query.label],
    () =>
      call(v.array(voice), 'GET', 'GoogleCustomVoices', {
        query: {
          account_sid: query?.accountSid,
          service_provider_sid: query?.serviceProviderSid,
          label: query?.label,
        },
      }),
  );
