import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, spyOn, userEvent } from 'storybook/test';
import { examples } from './examples.ts';
import { fromAddress, toAddress } from './labelAddress.ts';
import { ParserPlayground } from './ParserPlayground.tsx';

type Args = {
  /** An example's name, or a text. */
  label: string;
  /** What was pasted, kept in Storybook's address: whoever opens it sees the same reading. */
  address?: string;
};

const meta: Meta<Args> = {
  title: 'Nutrition parser/Try it',
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `Reads a label as you type or paste it, and shows the table, the list of ingredients, the words that name allergens and every diagnostic with its place in the text. The address keeps the text. A tool in Storybook: no screen shows it.`,
      },
    },
  },
  args: { label: '' },
  argTypes: { address: { type: 'string', control: false } },
  render: function TryIt({ label, address }) {
    const [, updateArgs] = useArgs<Args>();
    const example = examples.find(({ name }) => name === label);
    return (
      <ParserPlayground
        label={address === undefined ? (example?.text ?? label) : fromAddress(address)}
        onChange={(text) => updateArgs({ address: toAddress(text) })}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

/** The picture begins below the text. */
const fromReading = { pictureFrom: 'h2' };

export const Empty: Story = {};

export const PipeTable: Story = { args: { label: 'Tabella con barre' }, parameters: fromReading };

export const Ingredients: Story = {
  args: { label: 'Elenco con allergeni in maiuscole' },
  parameters: fromReading,
};

export const NestedBrackets: Story = {
  args: { label: 'Parentesi nelle parentesi' },
  parameters: fromReading,
};

export const Flavours: Story = { args: { label: 'Due gusti' }, parameters: fromReading };

/** The sugars exceed the carbohydrates, and the energy does not add up. */
export const Implausible: Story = {
  args: { label: 'Zuccheri più dei carboidrati' },
  parameters: fromReading,
};

export const HtmlTable: Story = { args: { label: 'Tabella HTML' }, parameters: fromReading };

export const BrokenJson: Story = { args: { label: 'JSON interrotto' }, parameters: fromReading };

export const OtherLanguage: Story = {
  args: { label: 'Elenco in un’altra lingua' },
  parameters: fromReading,
};

export const NothingRead: Story = { args: { label: 'Nessuna etichetta' }, parameters: fromReading };

export const Pasted: Story = {
  play: async ({ canvas }) => {
    const label = canvas.getByRole('textbox', { name: 'Etichetta' });
    // Storybook keeps what was pasted before.
    await userEvent.clear(label);
    await userEvent.click(label);
    await userEvent.paste('Per 100 g\nProteine: 80 g\nSale: 0,5 g');
    await expect(await canvas.findByRole('row', { name: /Proteine/ })).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'Esempio' });
    await userEvent.selectOptions(choice, 'Capsule con %VNR');
    await expect(await canvas.findByRole('row', { name: /Zinco/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Etichetta' })).toHaveValue(
      examples.find(({ name }) => name === 'Capsule con %VNR')?.text,
    );
  },
};

export const Reported: Story = {
  args: { label: 'Elenco in inglese' },
  play: async ({ canvas }) => {
    // A page that is not in front may not write to the clipboard.
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Letta male? Copia il caso' }));
    await expect(await canvas.findByText(/^Copiato/)).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringContaining('--- list\nwhey protein concentrate'),
    );
  },
};
