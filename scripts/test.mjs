import { runPinned } from './pinned.mjs'

await runPinned('test-run/run.ts', process.argv.slice(2))
