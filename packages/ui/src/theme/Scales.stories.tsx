import type { Meta, StoryObj } from '@storybook/react-vite';
import { BigFigure } from '../BigFigure/BigFigure.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { PageSection } from '../PageSection/PageSection.tsx';
import { Price } from '../Price/Price.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { breakpoints } from './breakpoints.ts';
import { line } from './size.ts';
import type { Space } from './space.ts';
import { vars } from './tokens.css.ts';

const meta: Meta = {
  title: 'Theme/Scales',
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <PageSection space="small">
        <Story />
      </PageSection>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `**Type.** Archivo variable for headings, labels, controls and all figures; Hanken Grotesk for prose. Width is the voice: 125 % titles, 118 and 112 % headings, 100 to 108 % controls, 92 and 88 % labels and units. Sentence case; figures tabular and lining. Until the files arrive Arial stands in, scaled to the same advance and line box.

**Space.** 0 4 8 12 16 24 32 48 72 112; the last two shrink to 56 and 80 at 720 px. Radius 2 px on controls, 0 elsewhere, no shadows.

**Lines.** 2 px ink opens a section, 1 px vein separates rows, 5 and 10 px only inside the nutrition label; the yellow bar says "you are here".

**Motion.** 200 to 300 ms, cubic-bezier(.2, .7, .1, 1). A button's arrow moves 4 px, a card's picture grows 2.5 % from the shelf. Nothing loops but the four bars; with reduced motion nothing moves.

**Widths.** At or below ${breakpoints.desktop}, ${breakpoints.tablet}, ${breakpoints.phone} px the layout changes; no sideways scroll at 320.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = {
  render: () => (
    <Stack gap={6}>
      <Heading level={1}>Title 520 / 125 %</Heading>
      <Heading level={2}>Section 520 / 118 %</Heading>
      <Heading level={3}>Card 560 / 112 %</Heading>
      <Heading level={4}>Block 600 / 108 %</Heading>
      <Text size="lead" tone="strong">
        Lead, Hanken Grotesk 21 px
      </Text>
      <Text>Running text, 17 px on 1.55: perché, città, così, più, però.</Text>
      <Text size="small">Small, 15 px</Text>
      <Text size="label" tone="muted">
        Label, Archivo 14 px
      </Text>
      <Inline gap={7} align="baseline">
        <BigFigure size="dose" unit="g">
          26,1
        </BigFigure>
        <Price size="product">37,40 €</Price>
      </Inline>
    </Stack>
  ),
};

const steps: readonly Space[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const SpaceScale: Story = {
  render: () => (
    <Stack gap={3}>
      {steps.map((step) => (
        <Inline key={step}>
          <Text size="link">{`space ${step}`}</Text>
          <div
            style={{ width: vars.space[step], height: '16px', background: vars.surface.inverse }}
          />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Lines: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.entries(line).map(([name, width]) => (
        <Stack key={name} gap={1}>
          <Text size="link">{`${name}, ${width}`}</Text>
          <div style={{ borderTop: `${width} solid ${vars.line.strong}` }} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Motion: Story = {
  render: () => (
    <Stack gap={5} align="start">
      <Button variant="primary">The arrow moves 4 px</Button>
      <Spinner>The four bars of the mark</Spinner>
    </Stack>
  ),
};
