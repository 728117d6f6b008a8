import type { Meta, StoryObj } from '@storybook/react-vite';
import { behaviours, checkEvery, EveryControl } from './native-forms.fixtures.tsx';

const meta = {
  title: 'Primitives/Form/Native forms',
  component: EveryControl,
  tags: ['!autodocs'],
  play: ({ canvasElement, args }) => checkEvery(canvasElement, args.behaviour),
} satisfies Meta<typeof EveryControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SubmitsItsValue: Story = { args: { behaviour: behaviours.submitsItsValue } };
export const SubmitsWhatItsParentHolds: Story = {
  args: { behaviour: behaviours.submitsWhatItsParentHolds },
};
export const BelongsToAFormElsewhere: Story = {
  args: { behaviour: behaviours.belongsToAFormElsewhere },
};
export const IsInvalidWhileRequired: Story = {
  args: { behaviour: behaviours.isInvalidWhileRequired },
};
export const IsFocusedWhileMissing: Story = {
  args: { behaviour: behaviours.isFocusedWhileMissing },
};
export const IsRequiredByItsField: Story = { args: { behaviour: behaviours.isRequiredByItsField } };
export const IsLeftToTheOwnCheckWhereMarked: Story = {
  args: { behaviour: behaviours.isLeftToTheOwnCheckWhereMarked },
};
export const TakesAProblemFromOutside: Story = {
  args: { behaviour: behaviours.takesAProblemFromOutside },
};
export const IsLeftOutWhileDisabled: Story = {
  args: { behaviour: behaviours.isLeftOutWhileDisabled },
};
export const IsLeftOutOfADisabledFieldset: Story = {
  args: { behaviour: behaviours.isLeftOutOfADisabledFieldset },
};
export const GoesBackToItsDefault: Story = { args: { behaviour: behaviours.goesBackToItsDefault } };
export const KeepsWhatItsParentHolds: Story = {
  args: { behaviour: behaviours.keepsWhatItsParentHolds },
};
