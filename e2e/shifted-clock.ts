// Loaded into the programs of a stack that lives on another day: what asks for the time is told one that is later.
const aheadMs = Number(process.env.E2E_CLOCK_AHEAD_MS ?? 0)
const RealDate = Date
const now = () => RealDate.now() + aheadMs

const ShiftedDate = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
Object.defineProperty(RealDate.prototype, 'constructor', { value: ShiftedDate })
globalThis.Date = ShiftedDate
