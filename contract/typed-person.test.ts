import fc from 'fast-check'
import { expect, it } from 'vitest'
import { typedPerson } from './typed-person.ts'

it.each([
  ['', {}],
  ['  \u200B', {}],
  ['Ana', { name: 'Ana' }],
  ['ana@example.test', { email: 'ana@example.test' }],
  ['12345678z', { dni: '12345678Z' }],
  ['12.345.678-Z', { dni: '12345678Z' }],
  ['12345678 z', { dni: '12345678Z' }],
  ['x-1234567-l', { dni: 'X1234567L' }],
  ['1234', { dni: '1234' }],
  ['600 123 456', {}],
  ['+34 600', {}],
  ['A', { name: 'A' }],
])('%j says %j', (typed, expected) => {
  expect(typedPerson(typed)).toEqual(expected)
})

it.each([
  [' Ana   García  López ', 'Ana', 'García López'],
  ['Ruiz Vega, María José', 'María José', 'Ruiz Vega'],
  ['ruiz vega,maría josé', 'maría josé', 'ruiz vega'],
  ['de la Cruz, Ana', 'Ana', 'de la Cruz'],
  ['Li, Wei', 'Wei', 'Li'],
  ['Martín, Wei', 'Wei', 'Martín'],
  ['María José Ruiz Vega', 'María José', 'Ruiz Vega'],
  ['MARIA JOSE RUIZ', 'MARIA JOSE', 'RUIZ'],
  ['Mª José Ruiz', 'Mª José', 'Ruiz'],
  ['María-José Ruiz', 'María-José', 'Ruiz'],
  ['María del Carmen Ruiz Vega', 'María del Carmen', 'Ruiz Vega'],
  ['María de los Ángeles Gil', 'María de los Ángeles', 'Gil'],
  ['María del Mar de la Fuente', 'María del Mar', 'de la Fuente'],
  ['José Luis Pérez', 'José Luis', 'Pérez'],
  ['José María de la Cruz', 'José María', 'de la Cruz'],
  ['Juan Carlos Gómez Ortiz', 'Juan Carlos', 'Gómez Ortiz'],
  ['Juan de la Cruz', 'Juan', 'de la Cruz'],
  ['Juan de Dios Romero', 'Juan de Dios', 'Romero'],
  ['Francisco de Asís Soler', 'Francisco de Asís', 'Soler'],
  ['José Miguel López', 'José Miguel', 'López'],
  ['Juan Martín López', 'Juan', 'Martín López'],
  ['Martín García López', 'Martín', 'García López'],
  ['Ana Lucía Ruiz', 'Ana Lucía', 'Ruiz'],
  ['Josep Maria Puig', 'Josep Maria', 'Puig'],
  ['García López Ana', 'Ana', 'García López'],
  ['Ruiz Vega María José', 'María José', 'Ruiz Vega'],
  ['Wei Li', 'Wei', 'Li'],
  ['Xenia van der Berg', 'Xenia', 'van der Berg'],
  ['Nadezhda García Ruiz', 'Nadezhda', 'García Ruiz'],
])('%j is %j %j', (typed, name, surname) => {
  expect(typedPerson(typed)).toEqual({ name, surname })
})

it.each([
  ['José Luis', { name: 'José Luis' }],
  ['María del Carmen', { name: 'María del Carmen' }],
  ['García López', { surname: 'García López' }],
  ['Ruiz', { surname: 'Ruiz' }],
  ['Ruiz Vega,', { surname: 'Ruiz Vega' }],
])('%j is a part of a name: %j', (typed, expected) => {
  expect(typedPerson(typed)).toEqual(expected)
})

it.each([
  'Martín Alonso',
  'Martín',
  'María del Pino García',
  'María de la Cruz',
  'Juan Martín López García',
  'María José, Li',
  'Ruiz, Vega, Ana',
  ', Ana',
  'Mary Ann Smith',
  'de la',
  'Chen Ana',
])('%j leaves it open', (typed) => {
  expect(typedPerson(typed)).toEqual({})
})

it('never loses or invents a word, whatever is typed', () => {
  const words = fc.constantFrom(
    'Ana',
    'María',
    'José',
    'del',
    'Carmen',
    'de',
    'la',
    'Cruz',
    'Ruiz',
    'Martín',
    'Wei',
    'Pérez',
    ',',
    '’',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 7 }), (all) => {
      const { name = '', surname = '' } = typedPerson(all.join(' '))
      const kept = `${name} ${surname}`.split(' ').filter(Boolean).sort()
      if (kept.length > 0) expect(kept).toEqual(all.filter((word) => word !== ',').sort())
    }),
  )
})
