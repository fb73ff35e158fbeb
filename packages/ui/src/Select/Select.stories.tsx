import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourDot } from '../ColourDot/ColourDot.tsx';
import { Select } from './Select.tsx';

const meta: Meta<typeof Select> = {
  title: 'UI/Select',
  tags: ['autodocs'],
  component: Select,
  args: {
    label: 'Gusto',
    options: [
      { value: 'cacao', label: 'Cacao' },
      { value: 'vaniglia', label: 'Vaniglia' },
      { value: 'frutti', label: 'Frutti di bosco', disabled: true },
    ],
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `One of several, in the platform’s own list.

**When not:** for up to about nine that should all be seen, use \`RadioTiles\`.

**Do:** label above, always visible; the error says what to do, below, with the value kept. **Don't:** placeholders as labels, red fills, native bubbles (\`noValidate\` on the form).`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const WithDot: Story = { args: { mark: <ColourDot colour="#5a3825" /> } };
export const InABar: Story = { args: { variant: 'bar', label: 'Ordina per' } };
export const Changed: Story = { args: { variant: 'bar', label: 'Marca', changed: true } };
export const WithError: Story = { args: { error: 'Scegli un gusto.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongOption: Story = {
  args: {
    options: [
      { value: 'a', label: 'Cioccolato bianco, cocco, biscotto e frutti di bosco della Valle' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Hovered: Story = { parameters: { pseudo: { hover: ['select'] } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['select'] } } };
