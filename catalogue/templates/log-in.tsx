import type { FormEvent } from 'react';
import { Button } from '../../ui/src/primitives/button/index.ts';
import { Field } from '../../ui/src/primitives/field/index.ts';
import { Heading } from '../../ui/src/primitives/heading/index.ts';
import { PasswordInput } from '../../ui/src/primitives/password-input/index.ts';
import { TextInput } from '../../ui/src/primitives/text-input/index.ts';
import type { Brand } from '../../ui/src/tokens/brand/index.ts';
import { letterMark } from '../../ui/src/tokens/theme/index.ts';

const stay = (event: FormEvent) => event.preventDefault();

/** Brand and card of the log-in page, without the page around them. */
export const LogInCard = ({ brand, level }: { brand: Brand; level: 1 | 2 | 3 }) => (
  <div className="grid w-full max-w-sm justify-items-center gap-5">
    <div className="grid justify-items-center gap-2 text-section font-semibold">
      <img src={brand.logoUrl ?? letterMark(brand)} alt="" className="h-10" />
      {brand.productName}
    </div>
    <form
      className="grid w-full gap-5 rounded-lg border border-default bg-card p-6 sm:p-8"
      onSubmit={stay}
    >
      <Heading level={level}>Log in</Heading>
      <div className="grid gap-4">
        <Field label="Username" required>
          <TextInput autoComplete="username" />
        </Field>
        <Field label="Password" required>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <Button variant="primary" type="submit">
          Log in
        </Button>
      </div>
    </form>
  </div>
);

const isOurs = ({ productName }: Brand) => productName === 'Trunkline';

/** The log-in page of the console. */
export const LogIn = ({ brand }: { brand: Brand }) => (
  <main className="grid min-h-screen grid-rows-[minmax(3rem,1fr)_auto_minmax(3rem,1fr)] justify-items-center overflow-hidden bg-page px-4">
    {/* Extends the lines of our logo: two come in, one goes out. */}
    <div aria-hidden className="-mx-4 flex w-screen justify-center gap-4 pt-[10vh] pb-3">
      {isOurs(brand) && (
        <>
          <span className="flex-1 rounded-se-[2rem] border-e-2 border-t-2 border-default" />
          <span className="flex-1 rounded-ss-[2rem] border-s-2 border-t-2 border-default" />
        </>
      )}
    </div>
    <LogInCard brand={brand} level={1} />
    {isOurs(brand) && <span aria-hidden className="border-s-2 border-default" />}
  </main>
);
