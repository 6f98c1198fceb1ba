import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { passwordFaults } from '#contract/password'
import { sentences } from '#contract/sentences'
import { aVisit } from '@/components/testing/a-visit'
import { island } from '@/components/testing/island'
import type { ListedClinic } from '@/lib/domain/clinic'
import { routes } from '@/lib/routes'
import { DeleteDoctor } from './delete-doctor'
import { DoctorSearchForm } from './doctor-search-form'
import { RegisterStaffForm } from './register-staff-form'

const page = island()

describe('registering a doctor', () => {
  const register = () => page.press('Register doctor')

  it('says at each field what is wrong, beginning with the first', async () => {
    page.show(<RegisterStaffForm strict={false} />)
    await page.type('DNI', '12345678A')
    await act(async () => void fireEvent.blur(page.field('DNI')))
    expect(await screen.findByText('Invalid DNI number')).toBeTruthy()
    await register()
    for (const fault of ['Name', 'Surname', 'Email', 'Specialty', 'Password'].map(
      (each) => `${each} is required`,
    )) {
      expect(await screen.findByText(fault)).toBeTruthy()
    }
    expect(document.activeElement).toBe(page.field('Name'))
    expect(page.sent).toEqual([])
  })

  it('tells a password that was left out, rather than inviting', async () => {
    page.show(<RegisterStaffForm strict={false} />)
    const doctor = { Name: 'Eva', Surname: 'Ramos', DNI: '12345678Z', Email: 'eva@example.test' }
    for (const [label, text] of Object.entries({ ...doctor, Specialty: 'neurology' }))
      await page.type(label, text)
    await register()
    expect(await screen.findByText('Password is required')).toBeTruthy()
    expect(page.sent).toEqual([])
  })

  it('tells a duplicate and keeps the form; registered, it says so and leads home', async () => {
    page.refuse('staff.register', 'duplicate', { message: sentences.doctorTaken })
    page.show(<RegisterStaffForm strict={false} />)
    const doctor = { Name: 'Elena', Surname: 'Prado', DNI: '12345678Z', Email: 'elena@example.test' }
    for (const [label, text] of Object.entries({
      ...doctor,
      Specialty: 'neurology',
      Password: 'Prueba-1234',
    }))
      await page.type(label, text)
    await register()
    expect(await screen.findByText(sentences.doctorTaken)).toBeTruthy()
    expect(page.field('Surname').value).toBe('Prado')
    page.answer('staff.register', { id: 'd1' })
    await register()
    expect(await screen.findByText('Elena Prado is registered')).toBeTruthy()
    expect(page.visited).toEqual([routes.app])
  })
})

describe('inviting a doctor', () => {
  const choose = (way: RegExp) => act(async () => screen.getByRole('radio', { name: way }).click())

  it('needs no password, and leads to the team', async () => {
    page.answer('members.invite', { id: 'm1' })
    page.show(<RegisterStaffForm strict={false} />)
    await choose(/Send an invitation/)
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Register doctor' })).toBeNull()
    await page.type('Name', 'Eva')
    await page.type('Surname', 'Ramos')
    await page.type('Email', 'eva@example.test')
    await page.press('Send the invitation')
    expect(await screen.findByText('Specialty is required')).toBeTruthy()
    expect(screen.queryByText('DNI is required')).toBeNull()
    expect(page.field('DNI').required || page.field('DNI').ariaRequired === 'true').toBe(false)
    expect(screen.queryByText(/Password must/)).toBeNull()
    await page.type('Specialty', 'neurology')
    await page.type('DNI', '12345678A')
    await page.press('Send the invitation')
    expect(await screen.findByText('Invalid DNI number')).toBeTruthy()
    await page.type('DNI', '12345678z')
    await page.press('Send the invitation')
    await waitFor(() => expect(page.visited).toEqual([routes.staff]))
    const { body } = page.sent[0] ?? {}
    expect(body).toMatchObject({
      name: 'Eva',
      email: 'eva@example.test',
      roles: ['doctor'],
      dni: '12345678Z',
    })
    expect(body).not.toHaveProperty('password')
  })

  it('needs no document, and tells a duplicate, as a registration does', async () => {
    page.refuse('members.invite', 'duplicate', { message: sentences.doctorTaken })
    page.show(<RegisterStaffForm strict={false} />)
    await choose(/Send an invitation/)
    const doctor = { Name: 'Eva', Surname: 'Ramos', Email: 'eva@example.test' }
    for (const [label, text] of Object.entries({ ...doctor, Specialty: 'neurology' }))
      await page.type(label, text)
    await page.press('Send the invitation')
    expect(await screen.findByText(sentences.doctorTaken)).toBeTruthy()
    expect(page.sent[0]?.body).not.toHaveProperty('dni')
    expect(page.sent[0]?.body).not.toHaveProperty('document')
  })

  it('is taken back by choosing the other way: the password then has to hold its rules', async () => {
    page.show(<RegisterStaffForm strict={false} />)
    await choose(/Send an invitation/)
    await choose(/Set a password/)
    await page.type('Name', 'Eva')
    await page.type('Surname', 'Ramos')
    await page.type('Email', 'eva@example.test')
    await page.type('Password', 'short')
    expect(screen.getByText('8–32 characters')).toBeTruthy()
    await page.press('Register doctor')
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeTruthy()
    expect(page.sent).toEqual([])
  })
})

describe('a suggested password', () => {
  it('is shown, keeps the rules of staff, and is another one each time', async () => {
    page.show(<RegisterStaffForm strict />)
    const seen = new Set<string>()
    for (const _ of [1, 2]) {
      await page.press('Suggest a password')
      const field = page.field('Password')
      expect(field.type).toBe('text')
      expect(passwordFaults(field.value, true)).toEqual([])
      seen.add(field.value)
    }
    expect(seen.size).toBe(2)
  })
})

describe('deleting a doctor', () => {
  const waiting = aVisit()

  async function ask() {
    page.show(<DeleteDoctor doctorId="d1" name="Eva Gil" />)
    await page.press('Delete Doctor')
    const question = await screen.findByRole('alertdialog')
    const answer = (name: string) => act(async () => within(question).getByRole('button', { name }).click())
    return { question, answer }
  }

  it('is asked first', async () => {
    const { question, answer } = await ask()
    expect(question.textContent).toContain('Are you sure you want to delete this doctor?')
    // Who it is stands before what it does.
    expect(question.textContent).toMatch(/^Delete DoctorEva Gil/)
    expect(question.textContent).toContain('First you decide what happens to each booked appointment')
    await answer('No')
    expect(page.sent).toEqual([])
  })

  it('that failed says so in the question', async () => {
    page.refuse('staff.delete', 'internal')
    const { question, answer } = await ask()
    await answer('Delete Doctor')
    expect(await within(question).findByRole('alert')).toBeTruthy()
  })

  it('whom patients wait for names their appointments first, and cancels them only when that is meant', async () => {
    page.refuse('staff.delete', 'appointments_affected', { appointments: [waiting] })
    const { question, answer } = await ask()
    await answer('Delete Doctor')
    expect(await within(question).findByText(/1 upcoming appointment with this doctor remains/)).toBeTruthy()
    expect(question.textContent).toContain('09:30')
    expect(question.textContent).toContain('Lucía Vidal')
    page.answer('staff.delete', { message: 'deleted' })
    await answer('Delete Doctor')
    expect(await within(question).findByText(/First choose what should happen/)).toBeTruthy()
    expect(page.sent).toHaveLength(1)
    await page.pick('Cancel all of them and notify the patients')
    expect(question.textContent).toContain('would be cancelled and the patients notified')
    await answer('Delete doctor and cancel 1 appointment')
    expect(page.sent.map(({ query }) => query)).toEqual([
      { id: 'd1', force: 'false' },
      { id: 'd1', force: 'true' },
    ])
    expect(await screen.findByText('Eva Gil was deleted')).toBeTruthy()
    await waitFor(() => expect([...page.visited, ...page.left]).toEqual([routes.app]))
  })
})

describe('the search for a doctor', () => {
  const clinic = (id: string, specialties: ListedClinic['specialties']) =>
    ({ id, name: `Clínica ${id}`, city: 'Madrid', specialties }) as ListedClinic
  const clinics = [clinic('c1', ['cardiology', 'urology']), clinic('c2', ['dermatology'])]
  const offered = () =>
    [...page.field('Specialty').querySelectorAll('option')].map((each) => each.textContent)
  const show = (given: { clinicId?: string; specialty?: string; clinicMissing?: boolean } = {}) =>
    page.show(
      <DoctorSearchForm clinics={clinics} clinicId="" specialty="" clinicMissing={false} {...given} />,
    )

  it('needs a clinic, and offers the specialties of the chosen one', async () => {
    show()
    expect(offered().length).toBeGreaterThan(15)
    await page.press('Search')
    expect(screen.getByText('Clinic is required')).toBeTruthy()
    expect(document.activeElement).toBe(page.field('Clinic'))
    await page.type('Clinic', 'c2')
    expect(screen.queryByText('Clinic is required')).toBeNull()
    expect(offered()).toEqual(['All specialties', 'Dermatology'])
    const address = `${routes.searchStaff}?clinicId=c2`
    expect(page.visited, 'what is picked applies at once').toEqual([address])
    await page.press('Search')
    expect(page.visited).toEqual([address, address])
  })

  it('knows a clinic that was chosen before the page was alive', async () => {
    show()
    page.field('Clinic').value = 'c1'
    await page.type('Specialty', 'urology')
    expect(page.visited).toEqual([`${routes.searchStaff}?clinicId=c1&specialty=urology`])
    expect(page.field('Clinic').value).toBe('c1')
  })

  it('keeps a specialty that is picked while the answer for the clinic is on its way', async () => {
    const form = (clinicId: string) => (
      <DoctorSearchForm clinics={clinics} clinicId={clinicId} specialty="" clinicMissing={false} />
    )
    const { rerender } = page.show(form(''))
    await page.type('Clinic', 'c1')
    await page.type('Specialty', 'urology')
    rerender(form('c1'))
    expect(page.field('Specialty').value).toBe('urology')
  })

  it('keeps what was asked for by an address, though the clinic may not have it', () => {
    show({ clinicId: 'c2', specialty: 'oncology' })
    expect(page.field('Specialty').value).toBe('oncology')
    expect(offered()).toEqual(['All specialties', 'Dermatology', 'Oncology'])
  })

  it('says so where it was sent without a clinic and without scripts', () => {
    show({ clinicMissing: true })
    expect(screen.getByText('Clinic is required')).toBeTruthy()
  })
})
