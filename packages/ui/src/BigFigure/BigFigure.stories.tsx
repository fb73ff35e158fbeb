import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { BigFigure } from './BigFigure.tsx';
import { pairs } from './BigFigure.pairs.tsx';

const meta: Meta<typeof BigFigure> = {
  title: 'UI/BigFigure',
  tags: ['autodocs'],
  component: BigFigure,
  args: { children: 20, unit: 'anni al banco' },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `The figure that matters, large.

**When not:** for money use \`Price\`.

**Mind:** No two \`dose\` figures on one screen.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Years: Story = {};
/** The words below a row of figures stand in line, whatever their units need. */
export const InARow: Story = {
  args: { children: 2006, unit: 'anno di apertura del primo negozio' },
  render: (args) => (
    <Grid columns={3} lines="ruled">
      <BigFigure unit="categorie a scaffale">7</BigFigure>
      <BigFigure {...args} />
      <BigFigure unit="negozi">2</BigFigure>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll('p')];
    const row = figures.filter(({ offsetTop }) => offsetTop === figures[0]?.offsetTop);
    await expect(new Set(row.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
  },
  globals: { viewport: { value: 'desktop' } },
};
export const Dose: Story = { args: { children: '26,1', unit: 'g', size: 'dose' } };
export const WithoutUnit: Story = { args: { children: 2006, unit: undefined } };
export const Narrow: Story = {
  args: { children: '26,1', unit: 'g', size: 'dose' },
  globals: { viewport: { value: 'narrow' } },
};
