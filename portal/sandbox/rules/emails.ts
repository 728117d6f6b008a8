const email = /^[^\s@"<>(),;:\\[\]]+@[^\s@]+\.[^\s@.]+$/;
const longest = 255;

export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest && email.test(value);
