import {
  getSpeechCredential,
  speechCredentials,
} from '../../platform/resources/speech/speech-credentials.ts';
import { accountOwner, type Owner, providerOwner } from '../../platform/values/owner.ts';
import { bestOf, type FindContext, type Finder, findOne } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { credentialName } from '../../shared/speech/credential-name.ts';

function ownerOf({ user, providerSid }: FindContext): Owner | null {
  if (user.scope === 'account') return user.accountSid ? accountOwner(user.accountSid) : null;
  return providerSid ? providerOwner(providerSid) : null;
}

const found = (row: { speech_credential_sid: string; vendor: string; label: string }) => ({
  sid: row.speech_credential_sid,
  name: credentialName(row),
});

/** The provider's credentials, or the account's for its users: they can't open others. */
export const speechFinder: Finder = {
  kind: kinds.speech,
  icon: 'speech',
  search: async (text, context) => {
    const owner = ownerOf(context);
    if (!owner) return [];
    const rows = await context.cached(speechCredentials(owner));
    const own = rows.filter((row) => owner.kind !== 'account' || row.account_sid === owner.sid);
    return bestOf(own, text, (row) => [credentialName(row)]).map(found);
  },
  resolve: async ({ kind, value }, context) => {
    const owner = ownerOf(context);
    if (kind !== 'sid' || !owner) return [];
    return findOne(async () => found(await getSpeechCredential(owner, value)));
  },
};
