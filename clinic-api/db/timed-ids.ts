import { v7 } from 'uuid'

let turn = 0

/** An id that begins with `moment`; those of one process and moment keep their order. */
export function idAt(moment: Date): string {
  turn = (turn + 1) >>> 0
  return v7({ msecs: moment.getTime(), seq: turn })
}

/** No id of `moment` or later is less. */
export function leastIdAt(moment: Date): string {
  return v7({ msecs: Math.max(0, moment.getTime()), seq: 0, random: new Uint8Array(16) })
}

/** When an id begins; null for one that says nothing of it. */
export function momentOf(id: string): Date | null {
  const [, high = '', low = ''] = /^([\da-f]{8})-([\da-f]{4})-7/.exec(id) ?? []
  return high ? new Date(Number.parseInt(high + low, 16)) : null
}
