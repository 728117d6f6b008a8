import { pastThePage } from '../wire.ts';

/** Rings a stored number, as a person with a telephone does. The call ends now. */
export async function ring(to: string, from?: string): Promise<void> {
  const answer = await pastThePage(`${window.location.origin}/sandbox/calls`, {
    method: 'POST',
    body: JSON.stringify({ to, from }),
  });
  if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
}
