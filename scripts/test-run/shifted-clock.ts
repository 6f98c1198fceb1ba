// Loaded into the programs of a stack that lives on another day: what asks for the time is told one that is later.
import { aheadMs, shiftClock } from './shifted-time.ts'

shiftClock(aheadMs)
