import { runPinned } from './pinned.mjs'

await runPinned('test-run/days.ts', process.argv.slice(2))
