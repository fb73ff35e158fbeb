import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PageSection } from '../PageSection/PageSection.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const tab = (id: string, label: string) => ({
  id,
  label,
  content: (
    <Text size="lead">{`${label}: quello che si legge sull'etichetta, spiegato al banco.`}</Text>
  ),
});

const meta: Meta<typeof Tabs> = {
  title: 'UI/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  args: {
    label: 'Scheda del prodotto',
    tabs: [
      tab('descrizione', 'Descrizione'),
      tab('valori', 'Valori Nutrizionali'),
      tab('uso', "Modalità d'Uso"),
      tab('ingredienti', 'Ingredienti'),
    ],
  },
  decorators: [
    (Story) => (
      <PageSection space="small">
        <Story />
      </PageSection>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Parts of one page, one open at a time (W3C tabs, automatic activation: arrows wrap, Home and End jump). Every panel stays in the markup; "find in page" opens the one it finds.

**When not:** for steps in an order, or for parts that are compared. **Do:** names of one or two words. **Don't:** more than five tabs.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const FourTabs: Story = {};
export const SecondOpen: Story = { args: { defaultValue: 'valori' } };
export const TwoTabs: Story = {
  args: {
    tabs: [tab('descrizione', 'Descrizione'), tab('uso', "Modalità d'Uso")],
    layout: 'halves',
  },
};
export const Phone: Story = {
  args: { defaultValue: 'valori' },
  globals: { viewport: { value: 'phone' } },
};
const right = (element: HTMLElement) => element.getBoundingClientRect().right;
/** The row is longer than the screen: whichever tab is open stands in sight. */
export const PhoneLastOpen: Story = {
  args: { defaultValue: 'ingredienti' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    const last = canvas.getByRole('tab', { name: 'Ingredienti' });
    await waitFor(() => expect(right(last)).toBeLessThanOrEqual(right(row)));
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Descrizione' }));
    await userEvent.keyboard('{ArrowLeft}');
    const last = canvas.getByRole('tab', { name: 'Ingredienti' });
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Ingredienti' })).toBeVisible();
    await expect(canvas.getByText(/^Descrizione:/)).not.toBeVisible();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: ['[role="tab"]:nth-child(2)'] } } };
export const Focused: Story = {
  parameters: { pseudo: { focusVisible: ['[role="tab"]:nth-child(2)'] } },
};
