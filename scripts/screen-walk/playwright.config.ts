import { defineConfig } from '@playwright/test'
import tests from '../../playwright.config.ts'

export default defineConfig(tests, {
  testDir: '.',
  testMatch: 'walk.spec.ts',
  globalSetup: '../../e2e/global-setup.ts',
  outputDir: '../../test-results/walk',
  fullyParallel: true,
  use: { trace: 'off' },
})
