/*
 * The rules of the forms, without their components: a worker and a command line draw nothing, and
 * would load all of them.
 */
export { findVendor } from '@trunkline/ui/engines/speech-vendors';
export {
  bucketFields,
  isBucketVendor,
  validateBucket,
} from '../../../../ui/src/widgets/bucket-credential/bucket.model.ts';
export { validateLimits } from '../../../../ui/src/widgets/limits-editor/limits.model.ts';
export { validateRoutes } from '../../../../ui/src/widgets/outbound-routes/routes.model.ts';
export { validateSipGateways } from '../../../../ui/src/widgets/sip-gateways/gateways.model.ts';
export { validateSmppGateways } from '../../../../ui/src/widgets/smpp-gateways/gateways.model.ts';
export {
  credentialOf,
  validateSpeech,
} from '../../../../ui/src/widgets/speech-credential/speech-credential.model.ts';
export { verbTextError } from '../../../../ui/src/widgets/verb-editor/verb-text.model.ts';
export { validateWebhook } from '../../../../ui/src/widgets/webhook-field/webhook.model.ts';
