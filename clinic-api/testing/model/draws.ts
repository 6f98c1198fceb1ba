import fc from 'fast-check'
import { type Actor, day, type KindName, kinds } from './world.ts'

export const whichever = fc.nat(1000)
export const rarely = fc.nat(4).map((each) => each === 4)
export const often = fc.nat(4).map((each) => each !== 4)
export const person = fc.constantFrom<Actor>('ana', 'ben', 'kid', 'mum', 'desk', 'dr-one', 'dr-two', 'desk-b')
export const staff = fc.constantFrom('desk' as const, 'dr-one' as const, 'dr-two' as const)
export const patient = fc.constantFrom('ana' as const, 'ben' as const, 'kid' as const)
export const doctor = fc.constantFrom('dr-one' as const, 'dr-one' as const, 'dr-two' as const)
export const clinic = fc.constantFrom('a' as const, 'a' as const, 'a' as const, 'b' as const)
export const kind = fc.constantFrom(...(Object.keys(kinds) as KindName[]))
export const on = fc.constantFrom(1, 2, 3, 4)
export const start = fc
  .tuple(on, fc.constantFrom(540, 540, 560, 570, 570, 580, 600, 600, 630, 630, 645, 660, 690, 780, 810))
  .map(([each, minute]) => each * day + minute)
export const minutes = fc.constantFrom(60, 90, 120, 180)
export const place = { clinic, doctor, kind, start }
