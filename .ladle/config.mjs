export default {
  stories: 'packages/*/src/**/*.stories.tsx',
  viteConfig: '.ladle/vite.config.ts',
  outDir: 'ladle-build',
  port: 61000,
};
