import { PageHead, PageSection, Text } from '@vetta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../Frame.tsx';

const meta: Meta<typeof Frame> = {
  title: 'Frame/CookieBanner',
  component: Frame,
  args: {
    children: (
      <PageSection>
        <PageHead
          title="Una pagina"
          lead={<Text>L’avviso sta in basso e non copre il fuoco.</Text>}
        />
      </PageSection>
    ),
  },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `Asks for consent at the foot of the page and blocks nothing. Accept and refuse look the same; the switches are one step away; the footer opens it again.

**When not:** for any other notice: \`NoticeStrip\` says what is so, \`Toaster\` what just happened.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof Frame>;

const phone = { viewport: { value: 'phone' } };

const openSwitches: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Personalizza' }));
  await expect(await canvas.findByRole('switch', { name: 'Analitici' })).toBeVisible();
};

const findBanner: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Rifiuta tutti' })).toBeVisible();
};

export const Basic: Story = { play: findBanner };
export const BasicOnPhone: Story = { globals: phone, play: findBanner };

export const Advanced: Story = { play: openSwitches };
export const AdvancedOnPhone: Story = { globals: phone, play: openSwitches };

/** After a choice, from the footer: the switches as saved. */
export const Reopened: Story = {
  parameters: {
    stored: {
      'cookie-consent': 'accepted',
      'cookie-preferences':
        '{"necessary":true,"analytics":true,"marketing":true,"functional":true}',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gestisci cookie' }));
    await expect(await canvas.findByRole('switch', { name: 'Marketing' })).toBeChecked();
  },
};

/** A custom save stores no choice: the next visit asks again. */
export const AskedAgain: Story = {
  parameters: {
    stored: {
      'cookie-preferences':
        '{"necessary":true,"analytics":true,"marketing":false,"functional":false}',
    },
  },
  play: findBanner,
};
