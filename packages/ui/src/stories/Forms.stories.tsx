import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ColourDot } from '../ColourDot/ColourDot.tsx';
import { PageSection } from '../PageSection/PageSection.tsx';
import { RadioTiles } from '../RadioTiles/RadioTiles.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { Split } from '../Split/Split.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

const meta: Meta = {
  title: 'UI/Overview/Forms',
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <PageSection space="small">
        <Story />
      </PageSection>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
  { value: '500', label: '500 g', detail: '27,90 €' },
  { value: '750', label: '750 g', detail: '37,40 €' },
  { value: '2000', label: '2 kg', detail: '84,00 €', disabled: true, disabledLabel: 'Esaurito' },
];

export const ContactForm: Story = {
  render: () => (
    <Split ratio="7-4">
      <Stack gap={5}>
        <TextField
          label="Nome e cognome"
          defaultValue="Al"
          error="Il nome deve essere di almeno 3 caratteri."
        />
        <Split ratio="6-6" stacked="tight">
          <TextField
            label="Email"
            type="email"
            defaultValue="alice@posta"
            error="Inserisci un indirizzo email valido."
          />
          <TextField label="Telefono" type="tel" defaultValue="333 000 0000" />
        </Split>
        <TextArea
          label="Messaggio"
          defaultValue="Ciao!"
          error="Il messaggio deve essere di almeno 10 caratteri."
        />
        <Checkbox
          label={
            <>
              Ho letto e accetto la <TextLink href="/privacy-policy">Privacy Policy</TextLink>
            </>
          }
          error="Devi accettare la Privacy Policy per continuare."
        />
        <div>
          <Button variant="primary" type="submit" width="phone">
            Invia Messaggio
          </Button>
        </div>
      </Stack>
      <Stack gap={5}>
        <Select
          label="Gusto"
          mark={<ColourDot colour="#5a3825" />}
          options={[
            { value: 'cacao', label: 'Cacao' },
            { value: 'vaniglia', label: 'Vaniglia' },
          ]}
        />
        <RadioTiles legend="Formato" options={sizes} value="750" onChange={() => {}} />
        <RadioTiles legend="Quantità" options={sizes.slice(0, 2)} value="500" onChange={() => {}} />
        <Checkbox label="Ho capito" defaultChecked />
        <Checkbox label="Ho capito" defaultChecked disabled />
      </Stack>
    </Split>
  ),
};
export const Sending: Story = {
  render: () => (
    <Stack gap={5}>
      <TextField label="Nome e cognome" defaultValue="Alice Perron" readOnly />
      <TextArea
        label="Messaggio"
        defaultValue="Ciao, preparo la mia prima maratona in quota."
        readOnly
      />
      <div>
        <Button variant="primary" type="submit" busy>
          Invio in corso...
        </Button>
      </div>
    </Stack>
  ),
};
export const FilterBar: Story = {
  render: () => (
    <Stack gap={5}>
      <SearchField label="Cerca prodotti" value="" onChange={() => {}} clearLabel="Svuota" />
      <SearchField label="Cerca prodotti" value="whe" onChange={() => {}} clearLabel="Svuota" />
      <Select variant="bar" label="Marca" changed options={[{ value: 'n', label: 'Nordend' }]} />
      <Select variant="bar" label="Ordina per" options={[{ value: 'n', label: 'Nome (A-Z)' }]} />
    </Stack>
  ),
};
export const Switches: Story = {
  render: () => (
    <div>
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
    </div>
  ),
};
export const SwitchesOnPhone: Story = { ...Switches, globals: { viewport: { value: 'phone' } } };
