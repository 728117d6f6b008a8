export { formatNumber } from './phone-number.model.ts';
export { PhoneNumber, type PhoneNumberProps } from './phone-number.tsx';
