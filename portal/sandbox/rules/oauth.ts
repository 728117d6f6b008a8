/**
 * A stand-in for the two identity providers. A code `ok-NAME` belongs to the person with the
 * address NAME@github.example or NAME@google.example. Any other code, such as that of a person with
 * a hidden address, fails as it does without a network
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
