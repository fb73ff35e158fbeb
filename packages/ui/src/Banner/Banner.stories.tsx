import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Banner } from './Banner.tsx';

const meta: Meta<typeof Banner> = {
  title: 'UI/Banner',
  tags: ['autodocs'],
  component: Banner,
  args: {
    label: 'Preferenze cookie',
    title: 'Cookie, in breve',
    text: (
      <>
        Usiamo cookie tecnici necessari al sito. Con il tuo consenso anche analitici, di marketing e
        funzionali. Puoi cambiare idea in ogni momento.{' '}
        <TextLink href="/cookie-policy">Cookie Policy</TextLink>
      </>
    ),
    actions: (
      <>
        <Button variant="ink">Accetta tutti</Button>
        <Button variant="ink">Rifiuta tutti</Button>
        <Button variant="text">Personalizza</Button>
      </>
    ),
    closeLabel: 'Chiudi',
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <p>La pagina resta usabile.</p>
        <Story />
      </main>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A notice over the foot of the page that waits for an answer and blocks nothing: a named region, no focus trap.

**When not:** for what just happened (\`Toaster\`). **Do:** the same look for yes and no. **Don't:** more than one on a page.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Advanced: Story = {
  args: {
    title: 'Scegli i cookie',
    text: 'I necessari servono a far funzionare il sito. Gli altri restano spenti finché non li accendi.',
    actions: (
      <>
        <Button variant="ink">Salva Preferenze</Button>
        <Button variant="ink">Accetta Tutti</Button>
      </>
    ),
    children: (
      <>
        <Switch
          label="Necessari"
          checked
          locked
          stateLabel="Sempre attivi"
          description="Menu, preferiti e questa scelta."
        />
        <Switch
          label="Analitici"
          checked
          stateLabel="Attivi"
          description="Visite contate in forma anonima."
        />
        <Switch
          label="Marketing"
          checked={false}
          stateLabel="Spenti"
          description="Contenuti e promozioni su misura."
        />
        <Switch
          label="Funzionali"
          checked={false}
          stateLabel="Spenti"
          description="Mappe e contenuti di altri siti."
        />
      </>
    ),
  },
};
export const BasicOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const AdvancedOnPhone: Story = { ...Advanced, globals: { viewport: { value: 'phone' } } };
export const BasicAt320: Story = { globals: { viewport: { value: 'narrow' } } };
