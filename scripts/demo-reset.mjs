import { runPinned } from './pinned.mjs'

await runPinned('demo-reset.ts', [])
