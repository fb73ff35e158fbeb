import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { ChoiceMark } from './ChoiceMark.tsx';
import { pairs } from './ChoiceMark.pairs.tsx';

const meta: Meta<typeof ChoiceMark> = {
  title: 'UI/ChoiceMark',
  tags: ['autodocs'],
  component: ChoiceMark,
  args: { children: 'Uova', label: 'Togli: Uova', onRemove: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `A choice that holds now, above what it changes. A press takes it back.

**When not:** for a choice still to be made use \`PickMark\`; for a fact of a product, \`Badge\`.

**Mind:** the parent moves the focus on when the mark goes: to the next one, or to the result.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const WithDetail: Story = {
  args: { children: 'sucralosio', detail: 'E 955', label: 'Togli: sucralosio E 955' },
};
export const Dashed: Story = {
  args: { children: 'anche le tracce', label: 'Togli: anche le tracce', tone: 'dashed' },
};
export const Row: Story = {
  render: (args) => (
    <Inline gap={2}>
      <ChoiceMark {...args} />
      <ChoiceMark {...args} label="Togli: Soia">
        Soia
      </ChoiceMark>
      <ChoiceMark {...args} label="Togli: anche le tracce" tone="dashed">
        anche le tracce
      </ChoiceMark>
    </Inline>
  ),
};
export const LongName: Story = {
  args: {
    children: 'sciroppo di glucosio-fruttosio disidratato',
    label: 'Togli: sciroppo di glucosio-fruttosio disidratato',
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Removed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Togli: Uova' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };
