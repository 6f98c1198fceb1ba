import { expect, it } from 'vitest'
import { phoneAnswer } from './demo-phone.ts'

const answer = { channel: 'sms', person: '+34600111222', sender: 'Consulta', text: 'yes' }

it.each([
  [{}, true],
  [{ text: '  ' }, false],
  [{ text: 'y'.repeat(1001) }, false],
  [{ person: '6'.repeat(31) }, false],
  [{ sender: 'x'.repeat(31) }, false],
])('takes an answer with %o: %s', (changes, isTaken) => {
  expect(phoneAnswer.safeParse({ ...answer, ...changes }).success).toBe(isTaken)
})
