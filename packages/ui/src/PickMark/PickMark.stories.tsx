import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { PickMark } from './PickMark.tsx';
import { pairs } from './PickMark.pairs.tsx';

const meta: Meta<typeof PickMark> = {
  title: 'UI/PickMark',
  tags: ['autodocs'],
  component: PickMark,
  args: { children: 'lecitina', count: 8, pressed: false, onPress: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `A frequent choice in one press, with how many it concerns. Pressed: ink.

**When not:** for one of several that exclude each other use \`SegmentedField\`; for a choice that holds already, above its result, \`ChoiceMark\`.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Pressed: Story = { args: { pressed: true } };
export const WithDetail: Story = { args: { children: 'gomma di guar', detail: 'E 412', count: 4 } };
export const PressedWithDetail: Story = {
  args: { children: 'sucralosio', detail: 'E 955', pressed: true },
};
export const Row: Story = {
  render: (args) => (
    <Inline gap={2}>
      <PickMark {...args} pressed>
        sucralosio
      </PickMark>
      <PickMark {...args}>aromi</PickMark>
      <PickMark {...args}>glicosidi steviolici</PickMark>
    </Inline>
  ),
};
export const Toggled: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'lecitina' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: ['button'] } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };
