import { cva } from 'class-variance-authority';
import type { ComponentProps, SubmitEvent } from 'react';

const formStyles = cva('grid grid-cols-1', { variants: { gap: { md: 'gap-4', lg: 'gap-5' } } });

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method'> & {
  /** It was sent, by button or Enter. The page stays: no address is called. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** `lg` 20 px between sections (default), `md` 16 px between the fields of a short form. */
  gap?: 'md' | 'lg';
};

/** A form with its fields and sections below each other. */
export function Form({ gap = 'lg', onSubmit, className, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      className={formStyles({ gap, className })}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
    />
  );
}
