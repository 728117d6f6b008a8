export {
  type CarrierRegistration,
  type Compared,
  examineGateways,
  type OtherCarrier,
  type TrunkType,
} from './doctor.model.ts';
export { type DoctorSentences, doctorSentences } from './doctor-sentences.model.ts';
export type { Finding } from './finding.model.ts';
export {
  GatewayDoctor,
  type GatewayDoctorLabels,
  type GatewayDoctorProps,
} from './gateway-doctor.tsx';
