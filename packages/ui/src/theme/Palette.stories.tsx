import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { PageSection } from '../PageSection/PageSection.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { contrast } from './contrast.ts';
import { markPairs, palette, textPairs } from './palette.ts';

const meta: Meta = {
  title: 'Theme/Palette',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `The raw colours behind the roles: snow, granite, thin rules, one signal yellow. Styles take the **roles** of Tokens, never these names.

- **ink** headings, figures, strong rules · **granite** running text · **scree** secondary text · **slate** borders of controls, never text · **vein** hairlines, decorative only
- **blaze** the signal: always with ink on it, never as text on white, never the only cue, under about 5 % of a screen
- **pine** open, available · **crimson** errors · **petrol**, **ochre**, **brick**, **moss**, **mist** marks and bars of charts, never text`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

const ratio = (one: string, other: string) => `${contrast(one, other).toFixed(1)} : 1`;
const hex = (colour: string) => colour.startsWith('#');

export const Colours: Story = {
  render: () => (
    <PageSection space="small">
      <Grid columns={4}>
        {Object.entries(palette)
          .filter(([, colour]) => hex(colour))
          .map(([name, colour]) => (
            <Stack key={name} gap={2}>
              <div style={{ background: colour, height: '72px', border: '1px solid #d3dadc' }} />
              <Text size="link" tone="strong">
                {name}
              </Text>
              <Text size="small" figures>
                {colour}, on snow {ratio(colour, palette.snow)}
              </Text>
            </Stack>
          ))}
      </Grid>
    </PageSection>
  ),
};

export const TextPairs: Story = {
  render: () => (
    <PageSection space="small">
      <Grid columns={3} gap={2}>
        {textPairs.map(([text, ground]) => (
          <div
            key={`${text} ${ground}`}
            style={{ background: palette[ground], color: palette[text], padding: '16px' }}
          >
            {text} on {ground}: {ratio(palette[text], palette[ground])}
          </div>
        ))}
      </Grid>
    </PageSection>
  ),
};

export const Marks: Story = {
  render: () => (
    <PageSection space="small">
      <Grid columns={3} gap={2}>
        {markPairs.map(([mark, ground]) => (
          <div
            key={`${mark} ${ground}`}
            style={{
              background: palette[ground],
              border: `2px solid ${palette[mark]}`,
              color: ground === 'ink' ? palette.snow : palette.ink,
              padding: '16px',
            }}
          >
            {mark} on {ground}: {ratio(palette[mark], palette[ground])}
          </div>
        ))}
      </Grid>
    </PageSection>
  ),
};
