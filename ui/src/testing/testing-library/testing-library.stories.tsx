import type { Meta, StoryObj } from '@storybook/react-vite';
import { drive, Screen } from './testing-library.fixtures.tsx';

const meta = {
  title: 'Testing/Testing Library',
  component: Screen,
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;
export default meta;

export const Driven: StoryObj<typeof meta> = {
  play: ({ canvasElement }) => drive(canvasElement),
};
