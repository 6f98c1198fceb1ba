import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aClinic } from '@/components/testing/a-clinic'
import { island } from '@/components/testing/island'
import { ClinicForm } from './clinic-form'

/** The dialog and its texts are fetched when they are first opened. */
const loads = { timeout: 10_000 }
const page = island({ at: '/app/clinics/edit' })

function open() {
  const [onSaved, onCancel] = [vi.fn(), vi.fn()]
  page.show(<ClinicForm clinic={aClinic} onSaved={onSaved} onCancel={onCancel} />)
  return { onSaved, onCancel }
}

it.each([
  ['District', '', 'district es requerido'],
  ['Monday', '9 to 14', 'Write the hours as 09:00–14:00, 16:00–20:00'],
])('a fault stays at its field: %s', async (label, text, fault) => {
  open()
  await page.type(label, text)
  await page.press('Save')
  expect(await screen.findByText(fault)).toBeTruthy()
  expect(page.sent).toEqual([])
})

it('the second of two editors is told, and keeps the form', async () => {
  page.refuse('clinics.update', 'stale')
  const { onSaved } = open()
  await page.type('District', 'Macarena')
  await page.press('Save')
  expect(await screen.findByText(/Somebody else changed this clinic/)).toBeTruthy()
  expect(page.field('District').value).toBe('Macarena')
  expect(page.sent[0]?.body).toMatchObject({ district: 'Macarena', version: 3 })
  expect(onSaved).not.toHaveBeenCalled()
})

it.each([
  ['en', 'Public page', 'Save', 'This address is taken'],
  ['es', 'Página pública', 'Guardar', 'Esta dirección ya está en uso'],
] as const)(
  'an address that another clinic has is refused at its field (%s)',
  async (locale, label, save, says) => {
    page.refuse('clinics.update', 'conflict', { errors: { slug: 'This address is taken' } })
    page.show(<ClinicForm clinic={aClinic} onSaved={vi.fn()} onCancel={vi.fn()} />, { locale })
    await page.type(label, 'mayor')
    await page.press(save)
    expect(await screen.findByText(says)).toBeTruthy()
    expect(page.field(label).value).toBe('mayor')
  },
)

it('cancelling saves nothing', async () => {
  const { onCancel } = open()
  await page.type('District', '')
  await page.press('Cancel')
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(page.sent).toEqual([])
})

it('a change that protects accounts asks for the password, and keeps what was typed', async () => {
  page.refuse('clinics.update', 'password_needed')
  const { onSaved } = open()
  await page.type('District', 'Macarena')
  await page.press('Save')
  await screen.findByText(/to confirm that it is you/, {}, loads)
  await page.press('Cancel')
  expect(page.field('District').value).toBe('Macarena')
  await page.press('Save')
  await screen.findByText(/to confirm that it is you/, {}, loads)
  page.answer('clinics.update', aClinic)
  await page.type('Current Password', 'Demo-1234')
  await page.press('Continue')
  expect(page.sent[0]?.body).not.toHaveProperty('currentPassword')
  expect(page.sent.at(-1)?.body).toMatchObject({ district: 'Macarena', currentPassword: 'Demo-1234' })
  expect(onSaved).toHaveBeenCalledWith(aClinic)
})

it('names are hidden after idle minutes where the clinic says so', async () => {
  page.answer('clinics.update', aClinic)
  open()
  await page.type('Auto-hide patients’ names', '5')
  await page.press('Save')
  expect(page.sent[0]?.body).toMatchObject({ discreetAfterMinutes: 5 })
})

it('appointments need the notice that the clinic chooses', async () => {
  page.answer('clinics.update', aClinic)
  open()
  const choices = [...(page.field('Minimum notice') as HTMLElement).querySelectorAll('option')]
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'None',
    '30 minutes',
    '1 hour',
    '2 hours',
    '4 hours',
    '1 day',
    '2 days',
  ])
  await page.type('Minimum notice', '120')
  await page.press('Save')
  expect(page.sent[0]?.body).toMatchObject({ noticeMinutes: 120 })
})

it('an island has its own choice, and the days of the town are typed once', async () => {
  page.answer('clinics.update', aClinic)
  open()
  expect(screen.queryByLabelText('Island')).toBeNull()
  await page.type('Autonomous community', 'CN')
  await page.type('Island', 'TF')
  await page.type('Day 1', '15/5')
  await page.type('Name 1', 'San Isidro')
  await page.press('Save')
  expect(page.sent[0]?.body).toMatchObject({
    region: 'CN',
    island: 'TF',
    localHolidays: [{ day: '05-15', name: 'San Isidro' }],
  })
})

it('another time zone is saved after what it does was seen', async () => {
  const zoneChange = {
    from: 'Europe/Madrid',
    to: 'Atlantic/Canary',
    visits: 3,
    outside: 1,
    shifts: 20,
    series: 1,
    daysOff: 2,
    version: 'v1',
  }
  page.refuse('clinics.update', 'conflict', { zoneChange })
  const { onSaved } = open()
  await page.type('Time zone', 'Atlantic/Canary')
  await page.press('Save')
  expect(await screen.findByText(/3 appointments stay at the same moment/, {}, loads)).toBeTruthy()
  expect(screen.getByText(/1 of them would be outside/)).toBeTruthy()
  expect(onSaved).not.toHaveBeenCalled()
  page.answer('clinics.update', aClinic)
  await page.press('Change the time zone')
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(aClinic))
  expect(page.sent.at(-1)?.body).toMatchObject({ timeZone: 'Atlantic/Canary', zoneVersion: 'v1' })
})
