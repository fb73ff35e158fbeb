import type { Meta, StoryObj } from '@storybook/react-vite';
import { cookiePolicy } from '../../content/legal/cookiePolicy.ts';
import { paths } from '../../paths.ts';
import { Legal } from './Legal.tsx';

const meta: Meta<typeof Legal> = {
  title: 'Screens/Cookies',
  component: Legal,
  args: { document: cookiePolicy, path: paths.cookies },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `The cookie policy as a legal document, with an index of its sections and the button that opens the preferences.`,
      },
    },
    address: '/cookie-policy',
  },
};
export default meta;
type Story = StoryObj<typeof Legal>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
