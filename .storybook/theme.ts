import { create } from 'storybook/theming/create';

/** Storybook in the shop's own colours and letters. */
export const theme = create({
  base: 'light',
  brandTitle: 'Vetta Storybook',
  brandTarget: '_self',
  fontBase: '"Hanken Grotesk", "Nunito Sans", Arial, sans-serif',
  colorPrimary: '#14181a',
  colorSecondary: '#1c6672',
  appBg: '#f4f6f6',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#d3dadc',
  appBorderRadius: 2,
  inputBorderRadius: 2,
  textColor: '#14181a',
  textMutedColor: '#556166',
  barTextColor: '#343d41',
});
