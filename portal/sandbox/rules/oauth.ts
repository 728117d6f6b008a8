/**
 * A stand-in for the two identity providers. A code of the form `ok-NAME` is that person's, with
 * the address NAME@github.example or NAME@google.example; any other code, such as that of a person
 * who shows no address, fails as it did for want of a network
 * (`registration#register-oauth-exchange-failed`).
 */
export function exchangeCode(
  provider: string,
  code: string,
): { id: string; name: string; email: string } | undefined {
  const name = /^ok-([\w.-]{1,64})$/.exec(code)?.[1];
  if (name === undefined) return undefined;
  return { id: `${provider}-${name}`, name, email: `${name}@${provider}.example` };
}
