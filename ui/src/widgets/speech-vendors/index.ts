export {
  findVendor,
  type SpeechVendor,
  speechVendors,
  vendorName,
} from './speech-vendors.model.ts';
