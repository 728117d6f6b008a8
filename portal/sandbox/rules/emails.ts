const EMAIL = /^[^\s@"<>(),;:\\[\]]+@[^\s@]+\.[^\s@.]+$/;
const LONGEST = 255;

export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && EMAIL.test(value);
