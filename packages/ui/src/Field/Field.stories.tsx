import type { Meta, StoryObj } from '@storybook/react-vite';
import { control } from './Field.css.ts';
import { Field } from './Field.tsx';

const meta: Meta<typeof Field> = {
  title: 'UI/Field',
  tags: ['autodocs'],
  component: Field,
  args: { label: 'Codice', children: (tied) => <input {...tied} className={control} /> },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `The words round a control of your own: label above, error below, tied together.

**When not:** for text, choices and ticks there are \`TextField\`, \`TextArea\`, \`Select\`, \`Checkbox\`, which use it.

**Do:** label above, always visible; the error says what to do, below, with the value kept. **Don't:** placeholders as labels, red fills, native bubbles (\`noValidate\` on the form).`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const WithHint: Story = { args: { hint: 'Sta sotto il codice a barre.' } };
export const WithError: Story = { args: { error: 'Il codice ha tredici cifre.' } };
