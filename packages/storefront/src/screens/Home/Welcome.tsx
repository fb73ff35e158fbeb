import { BigFigure, Grid, Heading, SectionHead, Stack, Text } from '@vetta/ui';
import { homeCopy as copy } from './Home.copy.ts';

/** Three value cards, each under a figure that is counted. */
export function Welcome() {
  return (
    <Stack gap={8}>
      <SectionHead title={copy.welcomeTitle} lead={copy.welcomeText} />
      <Grid columns={3} lines="ruled">
        {copy.values.map(({ figure, unit, title, text }) => (
          <Stack key={title} gap={6}>
            <BigFigure unit={unit}>{figure}</BigFigure>
            <Stack gap={3}>
              <Heading level={3}>{title}</Heading>
              <Text>{text}</Text>
            </Stack>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
