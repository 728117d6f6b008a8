import { type ComponentType, useState } from 'react';

type Controlled = { value?: unknown; onChange?: (next: never) => void };

/** Wraps a controlled component as a form would: the choice is kept, and also reported. */
export function stateful<Props extends Controlled>(Component: ComponentType<Props>) {
  return function Stateful(props: Props) {
    const [value, setValue] = useState(props.value);
    const handleChange = (next: never) => {
      setValue(next);
      props.onChange?.(next);
    };
    return <Component {...props} value={value} onChange={handleChange} />;
  };
}
