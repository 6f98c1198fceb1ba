/** The tests that start the clinic API: they share a process, and those that need one of their own are called `.alone.test.ts`. */
export const apiTests = ['clinic-api/**/*.test.ts', 'lib/api/**/*.test.ts', 'lib/bff/handlers/*.test.ts']
