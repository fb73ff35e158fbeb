import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tip } from './Tip.tsx';
import { pairs } from './Tip.pairs.tsx';

const meta: Meta<typeof Tip> = {
  title: 'UI/Tip',
  tags: ['autodocs'],
  component: Tip,
  args: {
    title: "Il consiglio dell'esperto",
    children:
      'Se ti alleni la sera e fatichi a dormire, prendine mezza dose con l’acqua e lascia il latte alla mattina.',
    signature: 'Ne parliamo volentieri al banco, a Buttigliera Alta e ad Aosta.',
  },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `Advice on a trail flag at its pole: \`signal\` where somebody stands behind it, \`plain\` for the general sort.

**When not:** for warnings use \`Panel\` \`framed\`.

**Mind:** No two yellow flags in sight.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Signal: Story = {};
export const Plain: Story = {
  args: {
    tone: 'plain',
    title: 'Consiglio',
    signature: undefined,
    children: 'Per un uso adatto alle tue esigenze, chiedi a un professionista della salute.',
  },
};
/** A word that no line of a phone has room for. */
export const LongWord: Story = {
  args: { children: 'Pneumoultramicroscopicossilicovulcanoconiotico' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
