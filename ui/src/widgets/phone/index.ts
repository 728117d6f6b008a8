export type { PhoneLabels } from './phone.labels.ts';
export {
  isConnected,
  isOngoing,
  type PhoneIntent,
  type PhoneKey,
  type PhoneState,
} from './phone.model.ts';
export { Phone, type PhoneProps } from './phone.tsx';
export type { PhoneDevice, PhoneDevices } from './phone-devices.tsx';
export { PhoneDock, type PhoneDockProps } from './phone-dock.tsx';
