import { describe, expect, it } from 'vitest'
import { planCatalogue } from '#contract/plans'
import { cheaperPlan, planChange } from './plan-change'

const basic = { price: 0, clinics: 1, doctorsPerClinic: 2, patientsPerClinic: 350 }
const advanced = { price: 5, clinics: 3, doctorsPerClinic: 15, patientsPerClinic: 1000 }
const professional = { price: 10, clinics: 6, doctorsPerClinic: 35, patientsPerClinic: 5000 }
const uses = (doctors: number, patients: number) => ({
  doctors: { used: doctors, limit: null },
  patients: { used: patients, limit: null },
})

describe('a change of plan', () => {
  it.each([
    ['the first plan', advanced, null, { direction: 'up', due: 20, difference: 20 }],
    ['up from the free plan', advanced, basic, { direction: 'up', due: 20, difference: 20 }],
    ['up', professional, advanced, { direction: 'up', due: 40, difference: 20 }],
    ['down', advanced, professional, { direction: 'down', due: 20, difference: 20 }],
    ['down to the free plan', basic, professional, { direction: 'down', due: 0, difference: 40 }],
    ['the same price', basic, null, { direction: 'same', due: 0, difference: 0 }],
  ])('says what is due now and how a month differs: %s', (_what, wanted, current, expected) => {
    expect(planChange(wanted, current, { users: 4, usage: uses(1, 1) })).toEqual({ ...expected, over: [] })
  })

  it('keeps cents exact', () => {
    expect(planChange({ ...advanced, price: 9.99 }, null, { users: 3, usage: null }).due).toBe(29.97)
  })

  it('says what is over the limits of a smaller plan, and nothing at the limit', () => {
    const over = (doctors: number, patients: number) =>
      planChange(basic, advanced, { users: 1, usage: uses(doctors, patients) }).over
    expect(over(2, 350)).toEqual([])
    expect(over(5, 350)).toEqual([{ what: 'doctors', used: 5, limit: 2 }])
    expect(over(3, 351)).toEqual([
      { what: 'doctors', used: 3, limit: 2 },
      { what: 'patients', used: 351, limit: 350 },
    ])
    const unlimited = { price: 1, clinics: null, doctorsPerClinic: null, patientsPerClinic: null }
    const clinic = (doctors: number) => ({ id: `${doctors}`, name: '', doctors, patients: 1, storage: 0 })
    const group = [clinic(1), clinic(4)]
    expect(planChange(basic, advanced, { users: 1, usage: { ...uses(1, 1), group } }).over).toEqual([
      { what: 'clinics', used: 2, limit: 1 },
      { what: 'doctors', used: 4, limit: 2 },
    ])
    expect(planChange(unlimited, null, { users: 1, usage: uses(99, 9999) }).over).toEqual([])
  })
})

describe('a cheaper plan', () => {
  const plans = planCatalogue.map(({ _id: id, addOns: _, ...plan }) => ({ ...plan, id, addOns: [] }))
  it.each([
    ['professional', 5, 'Advanced'],
    ['professional', 2, 'Basic'],
    ['professional', 16, undefined],
    ['basic', 1, undefined],
    ['enterprise', 1, undefined],
    [null, 1, undefined],
  ])('than %s for %i doctors is %s', (current, doctors, expected) => {
    expect(cheaperPlan(plans, current, { users: 8, usage: uses(doctors, 1) })?.name).toBe(expected)
  })
})
