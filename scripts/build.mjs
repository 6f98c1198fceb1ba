import { runPinned } from './pinned.mjs'

await runPinned('../deploy/build.ts', [])
