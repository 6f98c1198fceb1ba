import { clockAhead } from '../scripts/test-run/shifted-time.ts'
import { startOwnStack } from './own-stack'

/** A stack whose programs believe that it is `time`: milliseconds, in the future, or cookies would be over. */
export const startStackAt = (name: string, time: number) => startOwnStack(name, clockAhead(time))
