import type { EnvironmentSchema, EnvironmentVariable } from './environment.model.ts';

export const variable = (change: Partial<EnvironmentVariable> = {}): EnvironmentVariable => ({
  type: 'string',
  description: 'Greeting spoken to the caller',
  required: false,
  isObscured: false,
  ...change,
});

/** One variable of each kind, as in a support line's application. */
export const supportSchema: EnvironmentSchema = {
  GREETING: variable({ required: true, default: 'Hello and welcome' }),
  MAX_RETRIES: variable({ type: 'number', description: 'How often to ask again', default: 3 }),
  VOICEMAIL: variable({ type: 'boolean', description: 'AsyncOption voicemail', required: true }),
  REGION: variable({ description: 'Where the call is handled', enum: ['us', 'eu', 'ap'] }),
  ORDER_API_TOKEN: variable({
    description: 'Token for the order API',
    required: true,
    isObscured: true,
  }),
  PROMPT: variable({ description: 'What the assistant is told first', hint: 'textarea' }),
  CATALOGUE: variable({
    description: 'Products as CSV, read from a file',
    required: true,
    hint: 'filepicker',
  }),
  OUTBOUND_CARRIER: variable({ description: 'Carrier used for transfers', resource: 'carriers' }),
};

export const supportValues = {
  GREETING: 'Welcome to Acme',
  MAX_RETRIES: 5,
  VOICEMAIL: true,
  REGION: 'eu',
  ORDER_API_TOKEN: 'tok_8Hq2mZ',
  PROMPT: 'You are the friendly voice of Acme.\nKeep it short.',
  CATALOGUE: 'sku,name\n100,Desk phone\n200,Headset',
  OUTBOUND_CARRIER: 'Globex SIP',
};

/** The number of variables of an application with a line per site. */
export const manyVariables = (count: number): EnvironmentSchema =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `SITE_${n + 1}_NUMBER`,
      variable({ description: `Number of site ${n + 1}`, default: `+49 30 ${900_000 + n}` }),
    ]),
  );
