import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSection } from '@vetta/ui';
import { expect, fn } from 'storybook/test';
import { ingredientIndex } from '../label/ingredientIndex.ts';
import { useMediaQuery } from '../../browser/useMediaQuery.ts';
import { wideScreens } from '../../components/FilterBar/FilterBar.css.ts';
import { AvoidPanel, type AvoidPanelProps, AvoidSheet } from './AvoidPanel.tsx';

const label = (ingredients: readonly string[]) => ({
  readable: true,
  food: true,
  contains: [],
  traces: [],
  ingredients,
});
const sweetened = [
  'aromi',
  'edulcorante',
  'sucralosio',
  'E955',
  'lecitina',
  'succo di limone in polvere',
];
const labels = new Map([
  ['a', label([...sweetened, 'gomma di guar', 'E412'])],
  ['b', label([...sweetened, 'glicosidi steviolici', 'E960'])],
  ['c', label(['aromi', 'gomma di xanthan', 'E415', 'glicosidi steviolici', 'E960'])],
]);
const index = ingredientIndex(
  [...labels.keys()].map((slug) => ({ id: slug, slug })),
  labels,
);
const resultCount = 12;
const counts = new Map([
  ['gluten', 2],
  ['eggs', 2],
  ['soybeans', 6],
  ['milk', 12],
]);

/** As a list shows it: in place below its filters, on narrow screens as a sheet over the whole window. */
function ByWidth(props: AvoidPanelProps) {
  if (useMediaQuery(wideScreens)) return <AvoidPanel {...props} />;
  return <AvoidSheet {...props} resultCount={resultCount} onClose={() => {}} />;
}

const meta: Meta<typeof AvoidPanel> = {
  title: 'Product parts/AvoidPanel',
  component: AvoidPanel,
  render: (args) => <ByWidth {...args} />,
  args: {
    choice: { avoid: [], avoidIngredients: [], avoidTraces: false },
    counts,
    index,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <PageSection space="small" as="div">
        <Story />
      </PageSection>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `What to leave out of a list: the fourteen allergens of the law, single ingredients and additives, and traces. The figures say how many products of the list name it.

**When not:** for facts of one product, which its page quotes. **Do:** say that the packaging decides. **Don't:** say "senza", "sicuro" or "adatto", and don't tick: what is crossed is out.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof AvoidPanel>;

const chosen: Story['args'] = {
  choice: { avoid: ['eggs', 'soybeans'], avoidIngredients: ['sucralosio'], avoidTraces: true },
};

export const Nothing: Story = {};
export const Chosen: Story = { args: chosen };
/** The labels are on their way, or did not come: everything can be chosen, without figures. */
export const WithoutFigures: Story = { args: { counts: undefined, index: null } };
export const Suggestions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Ingrediente o additivo' }), 'suc');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByRole('option', { name: /^sucralosio/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'e 955{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ avoidIngredients: ['sucralosio'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Latte' }));
    await expect(args.onChange).toHaveBeenCalledWith({ avoid: ['milk'] });
    await userEvent.click(canvas.getByRole('switch', { name: 'Anche le tracce' }));
    await expect(args.onChange).toHaveBeenCalledWith({ avoidTraces: true });
  },
};
export const UnknownIngredient: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'aspartame');
    await expect(
      await canvas.findByText(/^Nelle etichette che abbiamo letto «aspartame» non compare\./),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Evita comunque «aspartame»' }));
    await expect(args.onChange).toHaveBeenCalledWith({ avoidIngredients: ['aspartame'] });
  },
};
/** Labels do name the class, so nothing is said of its absence. */
export const AdditiveClass: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'edulcorante');
    await expect(
      await canvas.findByRole('button', { name: 'Evita comunque «edulcorante»' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/non compare/)).toBeNull();
  },
};
export const Tablet: Story = { args: chosen, globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { args: chosen, globals: { viewport: { value: 'phone' } } };
