import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'

process.env.CHROMIUM_PATH ??= findChromium() ?? undefined

/** The longest files begin first, or a single worker would be left with one at the end. */
const longest =
  /\/(session-time|keyboard|start-and-stop|team|two-factor|large-upload|public-booking|booking-rules|several-clinics|who-comes-here|traces)\.spec\.ts$/

/** A journey opens one page or two: a process for each site and one for the screen is a tenth of the work for nothing. */
const fewProcesses = ['--in-process-gpu', '--renderer-process-limit=1']

export default defineConfig({
  testDir: 'e2e/journeys',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: false,
  // One more than the two cores: journeys wait, for a clock, a stack or a page, about as long as they work.
  workers: 3,
  retries: 0,
  // Long enough for two cores that do other work too: what hangs is found all the same.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // Recording a trace of every journey is a seventh of their work: `-- --trace on` makes one when it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumArgs, ...fewProcesses] },
  },
})
