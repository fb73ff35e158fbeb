import visual from './visual.config.ts';
export default {
  ...visual,
  reporter: 'line',
  outputDir: '/tmp/house/vout',
  webServer: [visual.webServer].flat().slice(-1),
};
