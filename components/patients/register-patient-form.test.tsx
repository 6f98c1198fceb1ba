import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sentences } from '#contract/sentences'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { RegisterPatientForm } from './register-patient-form'

const page = island({ at: routes.registerPatient })
const today = '2026-11-24'
const person = {
  Name: 'Eva',
  Surname: 'Ramos',
  DNI: '12345678Z',
  City: 'Vigo',
  Birthdate: '1990-05-17',
  Email: 'eva@example.test',
  Username: 'eva',
  Password: 'Prueba-1234',
}
const form = <RegisterPatientForm today={today} clinics={null} opens="history" />
const register = () => page.press('Register patient')
const blur = (label: string) => act(async () => void fireEvent.blur(page.field(label)))

async function fill(more: { [Label in keyof typeof person]?: string | undefined } = {}) {
  page.answer('patients.similar', [])
  for (const [label, text] of Object.entries({ ...person, ...more }))
    if (text !== undefined) await page.type(label, text)
}

describe('a patient is registered', () => {
  it('and shown to whoever did it', async () => {
    page.answer('patients.register', { id: 'p1' })
    page.show(form)
    await fill()
    await register()
    await waitFor(() => expect(page.visited).toEqual([routes.patientCreatedOf('p1')]))
    expect(page.sentTo('patients.register')[0]?.body).toMatchObject({
      name: 'Eva',
      surname: 'Ramos',
      birthdate: '1990-05-17',
      city: 'Vigo',
    })
  })

  it('with each fault tied to its field, the first of which has the focus', async () => {
    page.show(form)
    await register()
    const fault = await screen.findByText('Name is required')
    const first = page.field('Name')
    expect(document.activeElement).toBe(first)
    expect(first.getAttribute('aria-invalid')).toBe('true')
    expect(first.getAttribute('aria-describedby')?.split(' ')).toContain(fault.closest('[id]')?.id)
    const email = page.field('Email').getAttribute('aria-describedby') ?? ''
    const described = email.split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(described.join()).toContain('Email is required')
    expect(page.sent).toEqual([])
  })

  it.each([
    ['Birthdate', '1850-05-17', 'Date must be within the last 130 years'],
    ['Phone', '12', 'Invalid phone number'],
  ])('once its %s is right', async (label, text, fault) => {
    page.show(form)
    await page.type(label, text)
    await blur(label)
    expect(await screen.findByText(fault)).toBeTruthy()
  })

  it('with a password that keeps the rules', async () => {
    page.show(form)
    await fill({ Password: 'prueba' })
    await register()
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeTruthy()
  })

  it('at a clinic that an administrator of the product names', async () => {
    page.show(<RegisterPatientForm today={today} clinics={[]} opens={null} />)
    await register()
    expect(await screen.findByText('Clinic is required')).toBeTruthy()
  })

  it('not at all once the session has ended, which is said where everything typed is kept', async () => {
    page.show(form)
    await fill()
    page.refuse('patients.similar', 'unauthenticated', { message: 'Not logged in' })
    page.refuse('patients.register', 'unauthenticated', { message: 'Not logged in' })
    await page.type('Surname', 'Ramos Gil')
    await act(() => new Promise((resolve) => setTimeout(resolve, 450)))
    await register()
    const said = 'You must be logged in as a admin or doctor to register Patient'
    expect(await screen.findByText(said)).toBeTruthy()
    // The question who may be the same person was refused as well.
    expect(page.sent.map(({ call }) => call)).toContain('GET /api/calls/patients.similar')
    expect(page.left).toEqual([])
    for (const [label, text] of Object.entries({ ...person, Surname: 'Ramos Gil' })) {
      expect(page.field(label).value).toBe(label === 'Birthdate' ? '17/05/1990' : text)
    }
  })
})

describe('a patient is invited by email', () => {
  it('where neither a username nor a password is typed, with what else is known of them', async () => {
    page.answer('patients.invite', { id: 'p1' })
    page.show(form)
    await fill({ Username: undefined, Password: undefined })
    expect(screen.getByText('Optional, instead of the email.')).toBeTruthy()
    expect(screen.queryByText('8–32 characters')).toBeNull()
    await page.press('Register and invite')
    await waitFor(() => expect(page.visited).toEqual([`${routes.patientCreatedOf('p1')}&invited=1`]))
    expect(page.sentTo('patients.invite')[0]?.body).toMatchObject({
      name: 'Eva',
      email: 'eva@example.test',
      city: 'Vigo',
    })
  })

  it('or registered without an invitation, where there is no email either', async () => {
    page.answer('patients.invite', { id: 'p1' })
    page.show(form)
    await fill({ Email: undefined, City: undefined, Username: undefined, Password: undefined })
    await register()
    await waitFor(() => expect(page.visited).toEqual([routes.patientCreatedOf('p1')]))
  })

  it.each([
    ['Username', 'Username is required'],
    ['Password', 'Password is required'],
    ['City', 'City is required'],
    ['Email', 'Email is required'],
  ])('but asked for the %s of an account that is given at once', async (label, fault) => {
    page.show(form)
    await fill({ [label]: undefined })
    await register()
    expect(await screen.findByText(fault)).toBeTruthy()
    expect(page.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  })

  it('is not offered to an administrator of the product, who names the clinic', () => {
    page.show(<RegisterPatientForm today={today} clinics={[]} opens={null} />)
    expect(screen.queryByText(/^Optional: set/)).toBeNull()
  })
})

it('the way into the account is said at its field: by a link, or by whoever hands over the password', async () => {
  page.show(form)
  expect(screen.getByText('We email a link to set a password.')).toBeTruthy()
  await page.type('Password', 'Prueba-1234')
  expect(screen.queryByText('We email a link to set a password.')).toBeNull()
  expect(screen.getByText(/^You tell them the password/)).toBeTruthy()
})

describe('a document that is no DNI', () => {
  it('is chosen beside the number, which it names, with its country', async () => {
    page.answer('patients.register', { id: 'p1' })
    page.show(form)
    const label = screen.getByText('DNI', { ignore: 'option' }).closest('label')
    expect(label?.htmlFor).toBe(page.field('DNI').id)
    expect(label?.textContent).toContain('*')
    await page.type('Type of document', 'passport')
    await fill({ DNI: undefined })
    await page.type('Passport', 'ab-123')
    await register()
    expect(await screen.findByText('Country is required')).toBeTruthy()
    await page.type('Issued by', 'FR')
    await register()
    await waitFor(() => expect(page.visited).toEqual([routes.patientCreatedOf('p1')]))
    expect(page.sentTo('patients.register')[0]?.body).toMatchObject({
      dni: 'ab-123',
      documentKind: 'passport',
      documentCountry: 'FR',
    })
  })

  it('is told by its letter', async () => {
    page.show(form)
    await page.type('Type of document', 'nie')
    await page.type('NIE', 'X1234567A')
    await blur('NIE')
    expect(await screen.findByText('Invalid NIE number')).toBeTruthy()
  })

  it('comes later for who has none yet', async () => {
    page.answer('patients.register', { id: 'p1' })
    page.show(form)
    await page.type('Type of document', 'none')
    expect(screen.queryByRole('textbox', { name: 'DNI' })).toBeNull()
    await fill({ DNI: undefined })
    await register()
    await waitFor(() => expect(page.visited).toEqual([routes.patientCreatedOf('p1')]))
  })
})

describe('somebody who is known already', () => {
  const document = { kind: 'dni', number: '12345678Z', country: null } as const
  const named = { id: 'p2', name: 'Eva', surname: 'Ramos', birthdate: '1990-05-17', dni: '12345678Z' }
  const known = { ...named, document }

  it('is shown while the form is filled in, once name and birthdate are typed', async () => {
    page.answer('patients.similar', ({ query }) => (query.birthdate === known.birthdate ? [known] : []))
    page.show(form)
    await page.type('Name', 'EVA')
    await page.type('Surname', 'Ramos')
    expect(page.sent).toEqual([])
    await page.type('Birthdate', '1950-01-01')
    await act(() => new Promise((resolve) => setTimeout(resolve, 450)))
    expect(screen.queryByText('This person may be registered already')).toBeNull()
    await page.type('Birthdate', known.birthdate)
    expect(await screen.findByText('This person may be registered already')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Open this one' })
    expect(link.getAttribute('href')).toBe(routes.history('p2'))
  })

  it('opens for the desk, which reads no histories, with their details', async () => {
    page.answer('patients.similar', [known])
    page.show(<RegisterPatientForm today={today} clinics={null} opens="details" />)
    await page.type('Name', 'Eva')
    await page.type('Surname', 'Ramos')
    await page.type('Birthdate', known.birthdate)
    const link = await screen.findByRole('link', { name: 'Open this one' })
    expect(link.getAttribute('href')).toBe(routes.patientDetails('p2'))
  })

  it('elsewhere is linked by DNI and birthdate; a wrong birthdate is told', async () => {
    page.refuse('patients.register', 'duplicate', { message: sentences.patientTaken })
    page.refuse('patients.link', 'not_found')
    page.show(form)
    await fill()
    await register()
    expect(await screen.findByText('A patient with the same DNI or Email already exists')).toBeTruthy()
    await page.press('Link the existing patient')
    expect(await screen.findByText(/^No patient has this document and birthdate\./)).toBeTruthy()
    page.answer('patients.link', { id: 'p2' })
    await page.press('Link the existing patient')
    const linked = page.sent.filter(({ call }) => call === 'POST /api/calls/patients.link')
    expect(linked.map(({ body }) => body)).toEqual(
      Array(2).fill({ dni: '12345678Z', documentKind: 'dni', birthdate: '1990-05-17' }),
    )
    expect(page.visited).toEqual([routes.patientCreatedOf('p2')])
  })
})
