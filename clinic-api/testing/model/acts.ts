import { dayOff, dayOn, newShift, noShift, otherShift, wait } from './hours-acts.ts'
import { book, cancel, close, hold, look, move, release, undo } from './visit-acts.ts'
import { answer, handOut, join, leave, untie } from './waiting-acts.ts'

const visits = [book, move, cancel, close, undo, hold, release, look, wait]
const hours = [newShift, otherShift, noShift, dayOff, dayOn]
const waiting = [join, leave, handOut, answer, untie]
const more = [book, book, book, move, cancel, undo, hold, look, wait, join, handOut, answer]

/** Acts, the most telling ones more often. */
export const plans = [visits, hours, waiting, more].flat()
