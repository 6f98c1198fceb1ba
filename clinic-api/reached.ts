import { appendFileSync } from 'node:fs'

/** Rare branches whose visits the runs of `lab/` count. */
export const marks = [
  'write: a constraint refuses it',
  'write: a conflict makes it begin again',
  'write: the answer of before is sent again',
  'write: the answer was lost after the commit',
  'outbox: a mail is claimed again',
  'outbox: that a mail was sent is noted later',
  'offer: over when it is accepted',
  'offer: ended by a withdrawal',
  'hold: the time is not free',
  'undo: too late',
  'undo: something changed since',
  'refresh: the same pair within the grace',
  'refresh: the pair that nobody has used',
  'refresh: a token used twice',
  'files: a broken upload is removed',
  'files: bytes without a row are removed',
  'drain: a request comes after the notice',
  'drain: a silent connection is ended',
] as const

export type Mark = (typeof marks)[number]

let notedIn = ''

/** Has every mark that this process reaches added to a file, one a line. */
export function noteMarksIn(path: string): void {
  notedIn = path
}

/** Notes that a rare branch was reached, where a run asks for it; does nothing otherwise. */
export function reached(mark: Mark): void {
  // Written at once: the process may be killed in the next moment.
  if (notedIn) appendFileSync(notedIn, `${mark}\n`)
}
