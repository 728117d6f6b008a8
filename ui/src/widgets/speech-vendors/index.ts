export {
  customVendorId,
  customVendorName,
  findVendor,
  isCustomVendor,
  type SpeechVendor,
  speechVendors,
  vendorName,
} from './speech-vendors.model.ts';
