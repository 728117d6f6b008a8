import { type ComponentType, useState } from 'react';

type Controlled<Value, Next> = { value: Value; onChange: (next: Next) => void };

/** A controlled component as a form would hold it: what is chosen shows, and is reported as well. */
export function stateful<Value, Next extends Value, Rest extends object>(
  Component: ComponentType<Controlled<Value, Next> & Rest>,
) {
  return function Stateful(props: Controlled<Value, Next> & Rest) {
    const [value, setValue] = useState(props.value);
    const handleChange = (next: Next) => {
      setValue(next);
      props.onChange(next);
    };
    return <Component {...props} value={value} onChange={handleChange} />;
  };
}
