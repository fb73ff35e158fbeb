import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { CardSkeleton } from '../Card/CardSkeleton.tsx';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  title: 'UI/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `The place of something that is still loading, in its own size. Appears after 150 ms, without a shimmer; hidden from assistive technology, so say "Caricamento..." once beside it.

**When not:** where the shape is unknown, use \`Spinner\`. **Do:** the size of the real thing, so nothing moves. For products: \`CardSkeleton\`.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: () => (
    <Stack gap={3}>
      <Skeleton shape="heading" width="most" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton shape="heading" width="third" />
    </Stack>
  ),
};
export const Tile: Story = { args: { shape: 'tile' } };
export const Cards: Story = {
  render: () => (
    <CardGrid state="waiting">
      {[1, 2, 3, 4].map((at) => (
        <CardSkeleton key={at} />
      ))}
    </CardGrid>
  ),
};
export const CardsOnPhone: Story = {
  render: () => (
    <CardGrid state="waiting">
      {[1, 2].map((at) => (
        <CardSkeleton key={at} />
      ))}
    </CardGrid>
  ),
  globals: { viewport: { value: 'phone' } },
};
