import { type Address, addressOf, addressParts } from './address.model.ts';
import type { ApiRequest } from './api-call.types.ts';
import {
  type Hidden,
  hide,
  jsonParts,
  namer,
  type Part,
  type SecretName,
  secretsIn,
} from './hidden.model.ts';

export type PreparedPart =
  | { name: string; value: string | SecretName }
  | { name: string; fileName: string };

/** A request with names in place of its secrets. */
export type Prepared = {
  method: string;
  hasToken: boolean;
  address: Address;
  /** undefined: no JSON is sent. */
  body: Hidden | undefined;
  form: readonly PreparedPart[];
  /** Variables of the secrets, the token first. */
  names: readonly string[];
};

export function prepare(request: ApiRequest): Prepared {
  const { method, baseUrl, path, secrets = {}, hasToken = true } = request;
  const nameOf = namer();
  const address = addressOf(`${baseUrl}${path}`, secrets.query ?? [], nameOf);
  const body =
    request.body === undefined ? undefined : hide(request.body, secrets.body ?? [], nameOf);
  const form = (request.form ?? []).map((part): PreparedPart => {
    const isSecret = 'value' in part && part.value !== '' && secrets.form?.includes(part.name);
    return isSecret ? { name: part.name, value: nameOf([part.name]) } : part;
  });
  const parts: readonly Part[] = [
    ...addressParts(address),
    ...(body === undefined ? [] : jsonParts(body)),
    ...form.flatMap((part) => ('value' in part ? [part.value] : [])),
  ];
  const names = [...(hasToken ? ['TOKEN'] : []), ...secretsIn(parts).map(({ name }) => name)];
  return { method, hasToken, address, body, form, names };
}
