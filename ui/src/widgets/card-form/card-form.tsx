import { CircleAlert } from 'lucide-react';
import {
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepFocusNear } from '../../focused-element.ts';
import { Button } from '../../primitives/button/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { controlStyles } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';
import type { CardElement, CardEngine } from './card-engine.ts';

export const defaultLabels = {
  label: 'Card',
  loading: 'Loading the card form…',
  failed:
    "The payment provider's script couldn't be loaded. A blocker of scripts may be in the way.",
  retry: 'Try again',
};

export type CardFormLabels = typeof defaultLabels;

/** Sends the card to the payment provider: its number and code never reach the page. */
export type CardFormHandle = {
  /** @returns the provider's id of the card; rejects with a message for users. */
  createPaymentMethod: () => Promise<string>;
  /** Lets the cardholder confirm a payment; rejects with a message for users. */
  confirmPayment: (clientSecret: string) => Promise<void>;
};

export type CardFormProps = {
  /** Loads the provider's script, as `loadStripe` does, or a stand-in. */
  loadEngine: () => Promise<CardEngine | null>;
  /** Called with whether the card is complete. */
  onComplete: (isComplete: boolean) => void;
  /** Blocks the field while a payment is in flight. */
  disabled?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<CardFormLabels>;
  /** Submits the card. */
  ref?: Ref<CardFormHandle>;
};

type Engine = 'loading' | 'failed' | CardEngine;

/** A field for a payment card, rendered by the payment provider in an iframe. */
export function CardForm(props: CardFormProps) {
  const [attempt, setAttempt] = useState(0);
  return <LoadedCard key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function LoadedCard({
  loadEngine,
  labels,
  onRetry,
  ...card
}: CardFormProps & { onRetry: () => void }) {
  const text = useLabels('CardForm', defaultLabels, labels);
  const [engine, setEngine] = useState<Engine>('loading');
  useEffect(() => {
    let isLeft = false;
    loadEngine().then(
      (loaded) => !isLeft && setEngine(loaded ?? 'failed'),
      () => !isLeft && setEngine('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [loadEngine]);

  if (engine === 'loading') return <Spinner label={text.loading} />;
  if (engine === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-danger">{text.failed}</p>
        <Button ref={keepFocusNear} onClick={onRetry}>
          {text.retry}
        </Button>
      </div>
    );
  }
  return <CardField {...card} engine={engine} label={text.label} />;
}

/** Passes the page's styles to the frame, which doesn't inherit them. */
function frameStyle(node: Element) {
  const { color, fontSize } = getComputedStyle(node);
  return { base: { color, iconColor: color, fontSize, '::placeholder': { color } } };
}

type CardFieldProps = Pick<CardFormProps, 'onComplete' | 'disabled' | 'ref'> & {
  engine: CardEngine;
  label: string;
};

function CardField({ engine, onComplete, disabled = false, label, ref }: CardFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const card = useRef<CardElement>(null);
  const latest = useRef(onComplete);
  const labelId = useId();
  const [error, setError] = useState<string>();
  useLayoutEffect(() => {
    latest.current = onComplete;
  });
  useLayoutEffect(() => {
    if (!frame.current) return;
    const style = frameStyle(frame.current);
    const created = engine.elements().create('card', { hidePostalCode: true, style });
    created.on('change', (event) => {
      setError(event.error?.message);
      latest.current(event.complete);
    });
    created.mount(frame.current);
    card.current = created;
    return () => {
      card.current = null;
      created.destroy();
    };
  }, [engine]);
  useLayoutEffect(() => card.current?.update({ disabled }), [disabled]);
  useImperativeHandle(
    ref,
    () => ({
      createPaymentMethod: async () => {
        if (!card.current) throw new Error('The card form is not there yet.');
        const answer = await engine.createPaymentMethod({ type: 'card', card: card.current });
        if (answer.error) throw new Error(answer.error.message ?? 'The card was refused.');
        return answer.paymentMethod.id;
      },
      confirmPayment: async (clientSecret) => {
        const { error } = await engine.confirmCardPayment(clientSecret);
        if (error) throw new Error(error.message ?? 'The payment was not confirmed.');
      },
    }),
    [engine],
  );
  return (
    <div className="max-w-md" data-invalid={error ? true : undefined}>
      <p id={labelId} className="mb-1.5 font-medium">
        {label}
        <span aria-hidden className="ms-0.5 text-danger">
          *
        </span>
      </p>
      <fieldset
        aria-labelledby={labelId}
        className={controlStyles({ className: 'grid items-center focus-within:outline-2' })}
      >
        <div ref={frame} />
      </fieldset>
      <div role="alert">
        {error && (
          <p className="mt-1.5 flex items-start gap-1.5 text-small wrap-anywhere text-danger">
            <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
