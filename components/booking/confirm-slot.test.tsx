import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { bookingFailure } from '@/lib/domain/booking-failure'
import { routes } from '@/lib/routes'
import { ConfirmSlot } from './confirm-slot'

const page = island()
const slot = '2026-11-24T09:00:00.000Z'
const other = '2026-11-24T09:30:00.000Z'
const onSlot = vi.fn()

function open(
  code: string | null,
  {
    movingFrom = null as string | null,
    alternatives = [] as string[],
    expiresAt = '2026-11-24T08:05:00.000Z',
    aheadOf = null as string | null,
  } = {},
) {
  page.answer('holds.create', { holdId: 'h1', expiresAt })
  page.answer('holds.release', { message: 'let go' })
  page.show(
    <ConfirmSlot
      open={true}
      place={{ clinicId: 'c1', doctorId: 'd1' }}
      slot={slot}
      timeZone="Europe/Madrid"
      doctor="Dr. Eva Gil"
      clinic="Clínica"
      address="Calle Mayor 1, 28001 Madrid"
      patient={null}
      reader="Rosa Vidal"
      kind={null}
      patientId={null}
      aheadOf={aheadOf}
      movingFrom={movingFrom}
      pending={false}
      overrules={false}
      reason="Cough"
      onSlot={onSlot}
      failure={code === null ? null : bookingFailure(code, movingFrom !== null, { alternatives })}
      onReason={vi.fn()}
      onStarts={vi.fn()}
      count={1}
      blocked={false}
      onConfirm={vi.fn()}
      onClose={vi.fn()}
    />,
  )
  return screen.findByRole('alertdialog')
}

describe('the question before a booking', () => {
  it('says whom, where, when and on whose clock', async () => {
    const { textContent } = await open(null)
    for (const fact of [
      'ForRosa Vidal',
      'Dr. Eva Gil',
      'Clínica',
      'Calle Mayor 1',
      '10:00',
      'Central European Time (Madrid)',
    ])
      expect(textContent).toContain(fact)
    expect((await screen.findByText('09:05')).closest('p')?.textContent).toBe(
      'We keep this time for you until 09:05.',
    )
  })

  it.each([
    ['the same doctor', 'd1', 1],
    ['another', 'd2', 0],
  ])('names an appointment that is booked with %s already', async (_whom, doctorId, times) => {
    const ahead = { id: 'a1', start: '2026-12-07T15:00:00.000Z', doctorId, doctorName: 'Eva Gil' }
    page.answer('patients.booked', { ahead: [{ ...ahead, timeZone: 'Europe/Madrid' }], lastDoctorId: null })
    await open(null, { aheadOf: 'p1' })
    await screen.findByText('09:05')
    expect(screen.queryAllByText(/^Already booked: /)).toHaveLength(times)
    const ways = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
    const moved = `${routes.reschedule('d1', 'a1')}&day=2026-11-24&slot=${encodeURIComponent(slot)}`
    expect(ways).toEqual(times ? [moved, routes.appointment('a1')] : [])
  })

  it('promises no time beyond its own start', async () => {
    await open(null, { expiresAt: '2026-11-24T09:03:00.000Z' })
    expect(await screen.findByText(/^We keep this time/)).toHaveProperty(
      'textContent',
      'We keep this time for you until it begins, at 10:00.',
    )
  })

  it('takes the focus itself, so that neither answer looks chosen, asks openly for a reason, and folds whether it repeats', async () => {
    const dialog = await open(null)
    expect(document.activeElement).toBe(dialog)
    expect(screen.getByLabelText('Reason for the appointment').closest('details')).toBeNull()
    expect(screen.getByLabelText('Repeat').closest('details')?.open).toBe(false)
  })

  it('puts the new time beside the one that the visit had', async () => {
    const dialog = await open(null, { movingFrom: other })
    expect(dialog.querySelector('del')?.textContent).toMatch(/10:30/)
    expect(dialog.textContent).toContain('10:00')
  })

  it.each([
    ['not_found', false, 'This doctor can no longer be booked.'],
    ['conflict', false, 'This clinic is not taking bookings at the moment.'],
    ['conflict', true, 'can no longer be moved'],
    ['status_conflict', true, 'can no longer be moved'],
  ])(
    'stays with what was chosen and says why it was refused: %s (moving: %s)',
    async (code, moving, said) => {
      const dialog = await open(code, { movingFrom: moving ? other : null })
      expect(dialog.textContent).toContain('Failed to book the appointment. Please try again later.')
      expect(dialog.textContent).toContain(said)
      expect(dialog.textContent).toContain('10:00')
    },
  )

  it('offers other times for one that went, and says that a visit stays where it was', async () => {
    const dialog = await open('slot_taken', { movingFrom: other, alternatives: [other] })
    expect(dialog.textContent).toMatch(/Nothing was moved: your appointment stays on .*, 10:30\./)
    await page.press(/10:30$/)
    expect(onSlot).toHaveBeenCalledWith(other)
  })
})
