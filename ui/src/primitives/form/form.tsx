import { cva } from 'class-variance-authority';
import type { ComponentProps, SubmitEvent } from 'react';
import { useSingleRun } from '../../use-single-run.ts';
import { FormRun } from './form-run.ts';

const formStyles = cva('grid grid-cols-1', { variants: { gap: { md: 'gap-4', lg: 'gap-5' } } });

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method'> & {
  /**
   * Called on submit, by button or Enter. The page stays: the browser doesn't navigate. If it
   * returns a promise, further submits are ignored until that settles, and the submit button shows
   * a spinner.
   */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** `lg` 20 px between sections (default), `md` 16 px between the fields of a short form. */
  gap?: 'md' | 'lg';
};

/** Form with its fields and sections stacked. */
export function Form({ gap = 'lg', onSubmit, className, ...rest }: FormProps) {
  const { run, isRunning } = useSingleRun();
  return (
    <FormRun value={isRunning}>
      <form
        {...rest}
        className={formStyles({ gap, className })}
        onSubmit={(event) => {
          event.preventDefault();
          run(() => onSubmit(event));
        }}
      />
    </FormRun>
  );
}
