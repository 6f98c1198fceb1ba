import { expect, it } from 'vitest'
import { readAnswer } from './read-answer.ts'

it.each([
  ['Sí', 'yes'],
  ['SI!', 'yes'],
  [' ok 👍 ', 'yes'],
  ['Yes, thank you', 'yes'],
  ['Sí, gracias.', 'yes'],
  ['No', 'no'],
  ['cancelar', 'no'],
  ['BAJA', 'stop'],
  ['Stop.', 'stop'],
  ['sí pero llego tarde', 'else'],
  ['no sé', 'else'],
  ['¿puedo llevar a mi hija?', 'else'],
  ['', 'else'],
  ['👍', 'else'],
])('%j says %s', (text, says) => {
  expect(readAnswer(text).says).toBe(says)
})

it('takes a letter alone', () => {
  expect(readAnswer(' b) ')).toEqual({ says: 'letter', index: 1 })
  expect(readAnswer('A')).toEqual({ says: 'letter', index: 0 })
  expect(readAnswer('z').says).toBe('else')
})
