export { checkbox, textIn } from './fields.ts';
export {
  customVendorId,
  customVendorName,
  findVendor,
  isCustomVendor,
  vendorName,
} from './speech-vendors.model.ts';
export type {
  ModelList,
  SentMembers,
  SpeechField,
  SpeechTests,
  SpeechVendor,
  StoredMembers,
} from './speech-vendors.types.ts';
export { speechVendors } from './vendors/index.ts';
