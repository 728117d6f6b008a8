export {
  examineGateways,
  type Finding,
  type OtherCarrier,
  type TrunkType,
} from './doctor.model.ts';
export {
  GatewayDoctor,
  type GatewayDoctorLabels,
  type GatewayDoctorProps,
} from './gateway-doctor.tsx';
