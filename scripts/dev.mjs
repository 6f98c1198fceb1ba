import { runPinned } from './pinned.mjs'

await runPinned('stack/run.ts', ['development'])
