import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { apiAnswering, apiEmpty, apiPending, wireProducts } from '../../testing/index.ts';
import { SearchBox } from './SearchBox.tsx';
import { storyBar } from './SearchBox.stories.css.ts';

const meta: Meta<typeof SearchBox> = {
  title: 'Product parts/SearchBox',
  component: SearchBox,
  args: {
    text: 'siero',
    query: 'siero',
    brands: [
      { slug: 'massiccio', name: 'Massiccio' },
      { slug: 'nordend', name: 'Nordend' },
    ],
    onSearch: () => {},
  },
  decorators: [
    (Story) => (
      <div className={storyBar}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `The search field of a list, with suggestions of products and brands while one types. A combobox: arrows move, Enter opens, Escape closes, typing alone filters the list.

**When not:** where nothing is filtered by text. **Don't:** open the suggestions before there is something to offer.`,
      },
    },
    address: '/prodotti',
  },
};
export default meta;
type Story = StoryObj<typeof SearchBox>;

export const Closed: Story = {};

export const Suggestions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toBeVisible();
  },
};

export const SuggestionsOnPhone: Story = {
  ...Suggestions,
  globals: { viewport: { value: 'narrow' } },
};

/** Nothing is offered until there is something to offer. */
export const Waiting: Story = { ...apiPending };

/** Nothing to offer: the field stays as it is. */
export const NothingFound: Story = {
  ...apiEmpty,
  args: { text: 'zzzz', query: 'zzzz', brands: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const LongNames: Story = {
  ...apiAnswering({ products: [wireProducts.longNames] }),
  args: { text: 'amino', query: 'amino' },
  play: Suggestions.play,
};
