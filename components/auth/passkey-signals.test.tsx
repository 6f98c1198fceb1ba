import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountSentences } from '#contract/account-sentences'
import { PasskeysDialog } from '@/components/account/passkeys-dialog'
import { PatientCard } from '@/components/patients/patient-card'
import { island } from '@/components/testing/island'
import { passkeyEndpoints } from '@/lib/endpoints/passkeys'
import { patientEndpoints } from '@/lib/endpoints/patients'
import { routes } from '@/lib/routes'
import { LoginForm } from './login-form'

const page = island({ at: routes.login })
const question = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 1000,
  allowCredentials: [],
  userVerification: 'required' as const,
}
const bytes = (text: string) => new TextEncoder().encode(text).buffer
const credential = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signed'),
    userHandle: bytes('ana'),
  },
  getClientExtensionResults: () => ({}),
}
const signals = {
  signalUnknownCredential: vi.fn(async () => {}),
  signalAllAcceptedCredentials: vi.fn(async () => {}),
  signalCurrentUserDetails: vi.fn(async () => {}),
}

/** A browser with passkeys; `known` are the signals that it takes. */
function withDevice(known: object = signals, isOffering = false) {
  const isConditionalMediationAvailable = async () => isOffering
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, known, { isConditionalMediationAvailable }),
  )
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: async () => credential },
  })
}

beforeEach(() => {
  for (const signal of Object.values(signals)) signal.mockClear()
  page.answer(passkeyEndpoints.question, question)
})
const refuseRemoved = () =>
  page.refuse(passkeyEndpoints.enter, 'wrong_credentials', { message: accountSentences.passkeyRemoved })
const byButton = () => page.press('Continue with a passkey')
const unknown = { rpId: 'localhost', credentialId: 'a2V5' }

describe('a passkey that was removed', () => {
  it('says so where it is used, and the browser is told', async () => {
    withDevice()
    refuseRemoved()
    page.show(<LoginForm next={null} demo={false} />)
    await byButton()
    expect(await screen.findByText(accountSentences.passkeyRemoved)).toBeTruthy()
    expect(signals.signalUnknownCredential.mock.calls).toEqual([[unknown]])
  })

  it('says so in Spanish, and where the browser offered it', async () => {
    withDevice(signals, true)
    refuseRemoved()
    page.show(<LoginForm next={null} demo={false} />, { locale: 'es' })
    fireEvent.pointerDown(document.body)
    expect(await screen.findByText(/^Esta llave de acceso se quitó de su cuenta/)).toBeTruthy()
    await waitFor(() => expect(signals.signalUnknownCredential.mock.calls).toEqual([[unknown]]))
  })

  it('says so in browsers that take no signals, or fail at them', async () => {
    withDevice({})
    refuseRemoved()
    page.show(<LoginForm next={null} demo={false} />)
    await byButton()
    expect(await screen.findByText(accountSentences.passkeyRemoved)).toBeTruthy()
    signals.signalUnknownCredential.mockRejectedValueOnce(new Error('not now'))
    withDevice()
    await byButton()
    expect(await screen.findByText(accountSentences.passkeyRemoved)).toBeTruthy()
  })

  it('is one that is not accepted for another reason no signal is sent of', async () => {
    withDevice()
    page.refuse(passkeyEndpoints.enter, 'wrong_credentials', { message: accountSentences.passkeyRefused })
    page.show(<LoginForm next={null} demo={false} />)
    await byButton()
    expect(await screen.findByText(accountSentences.passkeyRefused)).toBeTruthy()
    expect(signals.signalUnknownCredential).not.toHaveBeenCalled()
  })

  it('is no longer among those that the browser is told of, with the list and with each removal', async () => {
    withDevice()
    const passkey = (id: string) => ({
      id,
      name: `Device ${id}`,
      createdAt: '2026-11-01T08:00:00.000Z',
      lastUsedAt: null,
      credentialId: `credential-${id}`,
    })
    let known = [passkey('a'), passkey('b')]
    page.answer('passkeys.list', () => known)
    page.answer('passkeys.remove', () => {
      known = [passkey('b')]
      return { message: 'done' }
    })
    await page.load(<PasskeysDialog onClose={() => {}} />)
    const accepted = (...ids: string[]) => [
      { rpId: 'localhost', userId: 'YW5h', allAcceptedCredentialIds: ids },
    ]
    await page.press('Remove Device a')
    await waitFor(() =>
      expect(signals.signalAllAcceptedCredentials.mock.calls).toEqual([
        accepted('credential-a', 'credential-b'),
        accepted('credential-b'),
      ]),
    )
  })
})

it('a browser learns the new name of who changes it', async () => {
  withDevice()
  const patient = {
    id: 'p1',
    userId: 'ana',
    name: 'Ana',
    surname: 'Gil',
    birthdate: '1990-03-04',
    dni: '12345678Z',
    document: { kind: 'dni', number: '12345678Z', country: null } as const,
    city: 'Vigo',
    phone: null,
    email: 'ana@example.test',
    username: 'ana',
    status: null,
  }
  page.answer(patientEndpoints.update, { ...patient, surname: 'Gil Ruiz' })
  await page.load(<PatientCard initial={patient} today="2026-11-24" />)
  await page.press(/^Editar/)
  await page.press(/^Guardar/)
  await waitFor(() =>
    expect(signals.signalCurrentUserDetails.mock.calls).toEqual([
      [{ rpId: 'localhost', userId: 'YW5h', name: 'ana@example.test', displayName: 'Ana Gil Ruiz' }],
    ]),
  )
})
