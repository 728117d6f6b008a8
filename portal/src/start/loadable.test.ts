import { expect, it } from 'vitest';
import { LoadError, loadable } from './loadable.tsx';

const Screen = () => null;

it('asks once for code that is there', async () => {
  let asked = 0;
  const { preload } = loadable(async () => {
    asked += 1;
    return { default: Screen };
  });
  expect(await Promise.all([preload(), preload()])).toEqual([Screen, Screen]);
  expect(await preload()).toBe(Screen);
  expect(asked).toBe(1);
});

it('keeps a failure until it is forgotten, and then asks again', async () => {
  const network = { isDown: true, asked: 0 };
  const { preload } = loadable(async () => {
    network.asked += 1;
    if (network.isDown) throw new TypeError('Failed to fetch');
    return { default: Screen };
  });
  const failureOf = () => preload().then(undefined, (error: LoadError) => error);
  const failure = await failureOf();
  expect(failure).toBeInstanceOf(LoadError);
  // Rendered twice before the boundary shows it: still the same failure.
  expect(await failureOf()).toBe(failure);
  expect(network.asked).toBe(1);

  network.isDown = false;
  if (failure instanceof LoadError) failure.forget();
  expect(await preload()).toBe(Screen);
  expect(network.asked).toBe(2);
});
