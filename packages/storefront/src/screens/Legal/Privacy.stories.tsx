import type { Meta, StoryObj } from '@storybook/react-vite';
import { privacyPolicy } from '../../content/legal/privacyPolicy.ts';
import { paths } from '../../paths.ts';
import { Legal } from './Legal.tsx';

const meta: Meta<typeof Legal> = {
  title: 'Screens/Privacy',
  component: Legal,
  args: { document: privacyPolicy, path: paths.privacy },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `The privacy policy as a legal document, with an index of its sections.`,
      },
    },
    address: '/privacy-policy',
  },
};
export default meta;
type Story = StoryObj<typeof Legal>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
