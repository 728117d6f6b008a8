import { FormError } from '@trunkline/ui/patterns/form-error';
import { formatInstant } from '@trunkline/ui/tokens/format';

type UnansweredNoticeProps = {
  sentAt: number;
  /** The platform has finished and has no record of it. */
  isUnknownToAll: boolean;
};

/** State of a payment without a response: never 'failed'. */
export function UnansweredNotice({ sentAt, isUnknownToAll }: UnansweredNoticeProps) {
  const sent = `It was sent at ${formatInstant(sentAt)}.`;
  return isUnknownToAll ? (
    <FormError
      tone="warning"
      title="The platform has no record of your last payment"
      messages={[
        {
          message: `${sent} You may still have been charged. Check with your bank before you pay again.`,
        },
      ]}
    />
  ) : (
    <FormError
      tone="warning"
      title="It isn't known yet whether your last payment went through"
      messages={[{ message: `${sent} We keep asking, and tell you here. Don't pay again.` }]}
    />
  );
}
