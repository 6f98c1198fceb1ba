/** The tests that start the clinic API: they share a process, and those that need one of their own are called `.alone.test.ts`. */
export const apiTests = ['clinic-api/**/*.test.ts', 'lib/api/**/*.test.ts', 'lib/bff/handlers/*.test.ts']

/**
 * Tests that start programs, kill them or store a great deal are called `.slow.test.ts`; only the whole suite runs them, each in
 * a process of its own.
 */
export const slowApiTests = apiTests.map((files) => files.replace('*.test.ts', '*.slow.test.ts'))

/** The projects of vitest.config.ts that every change runs. */
export const quickProjects = ['unit*', 'api', 'api-alone']

/** Runs what holds on any database on both kinds, see `clinic-api/testing/test-database.ts`, and more of what is drawn. */
export const everyDatabase = { TEST_EVERY_DATABASE: '1', MODEL_RUNS: process.env.MODEL_RUNS ?? '1800' }
