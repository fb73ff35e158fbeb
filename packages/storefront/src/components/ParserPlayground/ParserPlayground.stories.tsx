import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ParserPlayground } from './ParserPlayground.tsx';

const meta: Meta<typeof ParserPlayground> = {
  title: 'Product parts/ParserPlayground',
  component: ParserPlayground,
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `Reads a label as you type or paste it, and shows the table, the list of ingredients and every diagnostic with its place in the text. A tool in Storybook: no screen shows it.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof ParserPlayground>;

export const Empty: Story = {};

export const PipeTable: Story = {
  args: {
    label: `| Componente | Per 100 g | Per 30 g | %VNR* |
| --- | ---: | ---: | ---: |
| Energia | 1570 kJ / 370 kcal | 471 kJ / 111 kcal | - |
| Grassi | 1,2 g | 0,4 g | - |
| di cui acidi grassi saturi | 0,6 g | 0,2 g | - |
| Carboidrati | 2,5 g | 0,8 g | - |
| di cui zuccheri | 2,0 g | 0,6 g | - |
| Proteine | 87,0 g | 26,1 g | - |
| Sale | 0,55 g | 0,17 g | - |
| Calcio | 480 mg | 144 mg | 18% |`,
  },
};

export const Ingredients: Story = {
  args: {
    label:
      'Ingredienti: proteine del siero del LATTE (93%) (emulsionante: lecitina di SOIA), cacao magro in polvere 4,2%, aromi, edulcorante: sucralosio. Può contenere tracce di UOVA e FRUTTA A GUSCIO.',
  },
};

/** The sugars exceed the carbohydrates, and the energy does not add up. */
export const Implausible: Story = {
  args: {
    label: 'Per 100 g\nEnergia: 2000 kJ / 370 kcal\nCarboidrati: 2,5 g\ndi cui zuccheri: 20 g',
  },
};

export const HtmlTable: Story = {
  args: {
    label:
      '<table><tr><th>Valori medi<th>Per 100 g<tr><td>Proteine<td>82 g<tr><td>Sale<td>0,5 g</table>',
  },
};

export const BrokenJson: Story = { args: { label: '{"per_100g": [{"component": "Proteine", "va' } };

export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Etichetta' }), 'Proteine: 80 g');
    await expect(await canvas.findByRole('row', { name: /Proteine/ })).toBeVisible();
  },
};
