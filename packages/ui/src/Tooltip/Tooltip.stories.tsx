import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'UI/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  args: {
    text: 'Copia il link di questa pagina',
    children: (describedBy) => (
      <IconButton icon="share" label="Condividi" variant="outline" aria-describedby={describedBy} />
    ),
  },
  decorators: [
    (Story) => (
      <Inline justify="center">
        <div>
          <br />
          <br />
          <br />
          <Story />
        </div>
      </Inline>
    ),
  ],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `A few words more about a control: after 700 ms of rest, at once within 300 ms of another, at once on keyboard focus; Escape takes them away, the pointer may rest on them.

**When not:** for anything one must know; touch never shows it. **Do:** a word or two that say more than the icon. **Don't:** links or buttons inside.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Copia il link di questa pagina',
    );
    await expect(screen.getByRole('button', { name: 'Condividi' })).toHaveAccessibleDescription(
      'Copia il link di questa pagina',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const Open: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
