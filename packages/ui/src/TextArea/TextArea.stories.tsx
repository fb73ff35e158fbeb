import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = {
  title: 'UI/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: { label: 'Messaggio' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Several lines of text; the visitor may draw it taller.

**When not:** for one line use \`TextField\`.

**Do:** label above, always visible; the error says what to do, below, with the value kept. **Don't:** placeholders as labels, red fills, native bubbles (\`noValidate\` on the form).`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const WithError: Story = {
  args: { defaultValue: 'Ciao!', error: 'Il messaggio deve essere di almeno 10 caratteri.' },
};
export const ReadOnly: Story = {
  args: { defaultValue: 'Ciao, preparo la mia prima maratona in quota.', readOnly: true },
};
export const Hovered: Story = { parameters: { pseudo: { hover: ['textarea'] } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['textarea'] } } };
