import { describe, expect, it } from 'vitest';
import { environmentSchema } from './use-environment.ts';

const plain = { type: 'string', description: 'd', required: false, obscure: false } as const;

describe('environmentSchema', () => {
  it('keeps the order of the answer, types, defaults and choices', () => {
    const schema = environmentSchema({
      ZETA: { ...plain, type: 'number', required: true, default: 0, enum: [0, 1] },
      ALPHA: { ...plain, type: 'boolean', default: false },
    });
    expect(Object.keys(schema)).toEqual(['ZETA', 'ALPHA']);
    expect(schema['ZETA']).toMatchObject({
      type: 'number',
      description: 'd',
      required: true,
      default: 0,
      enum: [0, 1],
    });
    expect(schema['ALPHA']).toMatchObject({ type: 'boolean', default: false });
  });

  it('reads secrets, the hints it knows, and carriers', () => {
    const schema = environmentSchema({
      TOKEN: { ...plain, obscure: true },
      PROMPT: { ...plain, uiHint: 'textarea' },
      FILE: { ...plain, uiHint: 'filepicker' },
      ODD: { ...plain, uiHint: 'slider', jambonzResource: 'queues' },
      TRUNK: { ...plain, jambonzResource: 'carriers' },
    });
    expect(schema['TOKEN']?.isObscured).toBe(true);
    expect(schema['PROMPT']?.hint).toBe('textarea');
    expect(schema['FILE']?.hint).toBe('filepicker');
    expect(schema['ODD']).toMatchObject({
      hint: undefined,
      resource: undefined,
      isObscured: false,
    });
    expect(schema['TRUNK']?.resource).toBe('carriers');
  });
});
