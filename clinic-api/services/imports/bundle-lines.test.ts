import { describe, expect, it } from 'vitest'
import { linesOfBundle } from './bundle-lines.ts'

const bundle = (...resources: object[]) =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: resources.map((resource) => ({ resource })),
  })

const ana = {
  resourceType: 'Patient',
  active: true,
  identifier: [
    { system: 'urn:hospital', value: '4711' },
    { type: { coding: [{ code: 'NI' }] }, value: '12345678Z' },
  ],
  name: [
    { use: 'nickname', given: ['Ani'] },
    { use: 'official', family: 'Peña Gil', given: ['Ana', 'María'] },
  ],
  telecom: [
    { system: 'phone', value: '+34 612 345 678' },
    { system: 'email', value: 'ana@example.test' },
  ],
  birthDate: '1990-01-03',
  address: [{ line: ['Calle 1'] }, { city: 'Vigo' }],
}

describe('the patients of a Bundle', () => {
  it('are lines with what the record can hold', () => {
    expect(linesOfBundle(bundle(ana, { resourceType: 'Condition' }))).toEqual({
      patients: 1,
      others: 1,
      csv: [
        '"name","surname","birthdate","dni","email","phone","city"\r\n',
        '"Ana María","Peña Gil","1990-01-03","12345678Z","ana@example.test","\'+34 612 345 678","Vigo"\r\n',
      ].join(''),
    })
  })

  it.each([
    [{ ...ana, identifier: [{ value: '1' }, { value: '12345678Z' }] }, '"12345678Z"'],
    [{ ...ana, identifier: [{ value: '1' }] }, '"1"'],
    [{ resourceType: 'Patient' }, '"","","","","","",""'],
  ])('are lines with gaps where something is missing (%#)', (patient, expected) => {
    expect(linesOfBundle(bundle(patient)).csv).toContain(expected)
  })

  it.each(['{}', '[]', 'x', JSON.stringify(ana)])('are not in %j', (text) => {
    expect(() => linesOfBundle(text)).toThrow()
  })
})
