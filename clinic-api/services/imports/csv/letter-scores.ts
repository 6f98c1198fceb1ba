import { charactersOf, type SingleByteEncoding } from './single-bytes.ts'

/** Neighbours of a byte beyond ASCII: no letter, a small letter, a capital, another such byte. */
export const neighbours = { none: 0, lower: 1, upper: 2, other: 3 } as const

export type Neighbour = (typeof neighbours)[keyof typeof neighbours]

const { none, lower, upper } = neighbours

/** How often names and places of Spain have a letter. */
const letters: readonly (readonly [string, number])[] = [
  ['áéíóúñ', 3],
  ['ÁÉÍÓÚÑ', 2.5],
  ['üàèòÜÀÈÒ', 2],
  ['çïÇÏ', 1.5],
  ['âêîôûãõäöëìùßåæøÂÊÎÔÛÃÕÄÖËÌÙÅÆØý', 0.5],
  ['œŒŸÿžŽšŠ', 0.2],
  ['ðþÐÞıƒµ', -1],
]

const worth = new Map(letters.flatMap(([each, points]) => Array.from(each, (letter) => [letter, points])))

/** How well a byte makes sense between its neighbours in an encoding; below zero it makes none. */
export function scoreOf(
  encoding: SingleByteEncoding,
  byte: number,
  [before, after]: readonly [Neighbour, Neighbour],
): number {
  const character = charactersOf[encoding].charAt(byte - 0x80)
  const points = worth.get(character)
  if (points !== undefined) return points + shapeOf(character, before, after)
  return signScore(character, before, after)
}

/** Capitals stand together or begin a word; a small letter stands among small ones. */
function shapeOf(letter: string, before: Neighbour, after: Neighbour): number {
  if (letter === letter.toUpperCase() && letter !== letter.toLowerCase()) {
    if (before === lower) return -4
    return before === upper && after === lower ? -1 : 0
  }
  if (before === upper && after === upper) return -4
  if (after === upper) return -2.5
  return before === none && after !== none ? -1.5 : 0
}

function signScore(sign: string, before: Neighbour, after: Neighbour): number {
  const isInside = before !== none && after !== none
  if (/[\u0080-\u009f\ufffd\u2500-\u25ff]/.test(sign)) return -4
  if ('ªº'.includes(sign)) return before !== none && after === none ? 1.5 : -1
  if ('’´'.includes(sign) && isInside) return after === upper ? 1.5 : -0.5
  if (sign === '·' && isInside) return 0.3
  if ('¿¡'.includes(sign)) return before === none && after !== none ? 1 : -2
  if (isInside) return -2
  return '“”‘’–—«»€\u00a0'.includes(sign) ? 0.3 : -0.5
}
