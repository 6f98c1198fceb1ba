import { expect, it } from 'vitest'
import { madePasskey } from './passkeys.ts'

const response = { clientDataJSON: 'AA', attestationObject: 'AA' }
const made = { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} }

it.each([
  [undefined, true],
  [['usb', 'nfc'], true],
  [Array.from({ length: 10 }, () => 'usb'), true],
  [Array.from({ length: 11 }, () => 'usb'), false],
  [['x'.repeat(21)], false],
])('a passkey may say that it is reached by %j: %j', (transports, isTaken) => {
  const { success } = madePasskey.safeParse({ ...made, response: { ...response, transports } })
  expect(success).toBe(isTaken)
})
