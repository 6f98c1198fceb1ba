// Builds the web as `npm start` would, so that a start from the image finds it built.
import { ensureBuilt } from '../scripts/stack/build.ts'

const never = new AbortController().signal
await ensureBuilt(process.env, never, (line) => process.stdout.write(`${line}\n`))
