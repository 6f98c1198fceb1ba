import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import { useVisitWishes } from '@/lib/browser/book-visit'
import type { Appointment } from '@/lib/domain/appointment'
import type { Found } from '@/lib/domain/search'
import { routes } from '@/lib/routes'
import { PaletteButton } from './palette-button'

const page = island()

const desk = {
  menu: [],
  writesHours: true,
  places: [
    { path: '/app/today', screen: 'today' as const, label: 'today' as const },
    { path: '/app/history/:id', screen: 'history' as const, label: 'clinicalHistory' as const },
  ],
}
const own = {
  menu: [],
  writesHours: false,
  places: [{ path: '/app/appointments', screen: 'appointments' as const, label: 'appointments' as const }],
}

const patientDetails = {
  path: '/app/patients/:id/details',
  screen: 'patientDetails' as const,
  label: 'details' as const,
}

const visit: Appointment = {
  id: 'v1',
  patientId: 'p1',
  clinicId: 'k1',
  doctorId: 'd1',
  specialty: null,
  type: 'visit',
  start: '2026-11-30T08:30:00.000Z',
  end: '2026-11-30T09:00:00.000Z',
  status: 'pending',
  doctorName: 'Eva Sanz',
  clinicName: 'Centro',
  timeZone: 'Europe/Madrid',
  patientName: 'Lucía Berrocalejo',
  reason: null,
}
const found: Found = {
  patients: [
    {
      id: 'p1',
      name: 'Lucía',
      surname: 'Berrocalejo',
      birthdate: '1985-04-12',
      dni: '12345678Z',
      document: { kind: 'dni', number: '12345678Z', country: null },
    },
  ],
  doctors: [],
  visits: [visit],
}
const wished = vi.fn()

type Navigation = Parameters<typeof PaletteButton>[0]['navigation']

function Desk({ navigation }: { navigation: Navigation }) {
  useVisitWishes(wished)
  return (
    <>
      <input aria-label="Elsewhere" />
      <PaletteButton navigation={navigation} />
    </>
  )
}

beforeEach(() => wished.mockClear())

async function open(navigation: Navigation = desk, locale: 'en' | 'es' = 'en') {
  page.show(<Desk navigation={navigation} />, { locale })
  await act(async () => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }))
  return screen.findByRole<HTMLInputElement>('combobox')
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const asked = (count: number) => waitFor(() => expect(page.sent).toHaveLength(count))
const selected = () => document.querySelector('[cmdk-item][aria-selected=true]')?.getAttribute('data-value')

describe('a row that was moved to', () => {
  it.each(['stays marked when more is found', 'is the one that Enter opens, while more is looked for'])(
    '%s',
    async (promise) => {
      const field = await open()
      page.answer('search.find', found)
      type(field, 'berrocalej')
      await screen.findByRole('option', { name: /with Eva Sanz/ })
      expect(selected()).toBe('p1')
      const more = page.wait('search.find')
      type(field, 'berrocalejo')
      await asked(2)
      fireEvent.keyDown(field, { key: 'ArrowDown' })
      expect(selected()).toBe('v1')
      if (promise.startsWith('stays')) {
        await more.answer(found)
        expect(selected()).toBe('v1')
      }
      fireEvent.keyDown(field, { key: 'Enter' })
      await waitFor(() => expect(page.visited).toEqual([routes.appointment('v1')]))
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )
})

it('who was not moved to waits for the answer, whose first row Enter opens', async () => {
  const field = await open()
  const looking = page.wait('search.find')
  type(field, 'berrocalejo')
  await asked(1)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(page.visited).toEqual([])
  await looking.answer(found)
  await waitFor(() => expect(page.visited).toEqual([routes.history('p1')]))
})

describe('namesakes', () => {
  const [lucia] = found.patients
  const document = { kind: 'dni', number: '87654321X', country: null } as const
  const two = lucia ? [lucia, { ...lucia, id: 'p2', dni: document.number, document }] : []

  it.each([
    ['a clinical history', desk, routes.history('p1')],
    [
      'only their details',
      { ...desk, places: [...desk.places.slice(0, 1), patientDetails] },
      routes.patientDetails('p1'),
    ],
  ])('have their documents in each group for who opens %s', async (_what, navigation, href) => {
    const field = await open(navigation)
    page.answer('search.find', { ...found, patients: two })
    type(field, 'berrocalejo')
    await screen.findByRole('group', { name: 'Patients' })
    for (const [name, documents] of [
      ['Patients', ['12345678Z', '87654321X']],
      ['Appointments', ['12345678Z']],
      ['Book', ['12345678Z', '87654321X']],
    ] as const) {
      const rows = within(screen.getByRole('group', { name })).getAllByRole('option')
      expect(rows.map(({ textContent }) => textContent?.match(/\d{8}[A-Z]/)?.[0])).toEqual(documents)
    }
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(page.visited).toEqual([href]))
  })
})

it('a visit is booked for whoever was found', async () => {
  const field = await open()
  page.answer('search.find', found)
  type(field, 'berocalejo')
  const row = await screen.findByRole('option', { name: /^Book for Lucía Berrocalejo/ })
  act(() => row.click())
  expect(wished).toHaveBeenCalledWith({ patient: { id: 'p1', name: 'Lucía Berrocalejo' } })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('what is found stands there as soon as the answer is, and nothing of it is kept', async () => {
  const field = await open()
  const looking = page.wait('search.find')
  type(field, 'berrocalejo')
  await asked(1)
  await looking.answer(found)
  expect(within(screen.getByRole('group', { name: 'Patients' })).getByRole('option')).toBeTruthy()
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('errocalejo')
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('')
  expect(screen.queryByRole('option', { name: /Berrocalejo/ })).toBeNull()
})

it('that nothing could be looked for is said', async () => {
  const field = await open()
  page.lose('search.find')
  type(field, 'berrocalejo')
  expect(await screen.findByText('The search failed. What you see may be incomplete.')).toBeTruthy()
})

describe('in Spanish, for a patient', () => {
  const doctor = { id: 'd1', name: 'Eva', surname: 'Sanz', specialty: 'cardiology' as const }
  const ofPatient = { ...found, doctors: [doctor], visits: [{ ...visit, patientName: null }] }

  it('own visits and doctors are found, and nobody is booked for', async () => {
    page.answer('search.find', ofPatient)
    const field = await open(own, 'es')
    type(field, 'sanz')
    await screen.findByRole('option', { name: /^Eva Sanz.*Cardiolog/ })
    for (const name of ['Citas', 'Médicos'])
      expect(within(screen.getByRole('group', { name })).getAllByRole('option')).toHaveLength(1)
    expect(screen.queryByRole('option', { name: /Reservar para/ })).toBeNull()
    expect(englishTexts()).toEqual([])
  })

  it('? lists the keys, but not while one types', async () => {
    const field = await open(own, 'es')
    fireEvent.keyDown(field, { key: '?' })
    expect(screen.getByRole('dialog').contains(field)).toBe(true)
    fireEvent.keyDown(field, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.keyDown(document.body, { key: '?' })
    const keys = await screen.findByRole('dialog', { name: 'Teclado' })
    expect(keys.textContent).toContain('Buscar a una persona')
    fireEvent.keyDown(keys, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(async () => void fireEvent.keyDown(screen.getByLabelText('Elsewhere'), { key: '?' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
