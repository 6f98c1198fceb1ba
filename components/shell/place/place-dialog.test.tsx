import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ClinicRole } from '#contract/access'
import { island } from '@/components/testing/island'
import { LiveStream } from '@/components/testing/stand-in-web'
import { useLive } from '@/lib/browser/live'
import { sessionEndpoints } from '@/lib/endpoints/session'
import { routes } from '@/lib/routes'
import { PlaceDialog } from './place-dialog'

const page = island()

/** The screen behind the dialog, which hears of changes. */
function Screen() {
  useLive(() => undefined)
  return null
}

const clinic = (clinicId: string, clinicName: string, roles: ClinicRole[]) => ({
  clinicId,
  clinicName,
  roles,
  doctorid: null,
})

const both = [
  clinic('retiro', 'Clínica Retiro', ['clinicadmin', 'doctor']),
  clinic('bahia', 'Clínica Bahía', ['clinicadmin']),
]

interface Shown {
  at?: string
  own?: boolean
}

async function show(memberships = both, { at = routes.app, own = false }: Shown = {}) {
  const [here] = memberships
  page.answer('account.get', {
    userId: 'ana',
    email: 'ana@example.test',
    name: 'Ana',
    surname: 'Gil',
    specialty: null,
    dni: null,
    roles: here?.roles ?? [],
    clinicId: here?.clinicId ?? null,
    doctorid: null,
    patientid: null,
    twoFactorEnabled: false,
    memberships,
    ...(own && { ownPatientId: 'patient' }),
  })
  const onClose = vi.fn()
  await page.load(
    <>
      <Screen />
      <PlaceDialog onClose={onClose} />
    </>,
    { at },
  )
  return { onClose }
}

describe('the places of somebody who works at several clinics', () => {
  it('are named with what they do there; the present one is marked and stays', async () => {
    const { onClose } = await show()
    const here = await screen.findByRole('button', { name: /Clínica Retiro/ })
    expect(here.getAttribute('aria-current')).toBe('true')
    expect(here.textContent).toContain('Clinic administrator, Doctor')
    await page.press(/Clínica Retiro/)
    expect(onClose).toHaveBeenCalled()
    expect(page.left).toEqual([])
  })

  it.each([
    [routes.today, routes.today],
    [routes.calendar, routes.calendar],
    [routes.plans, routes.app],
  ])('are gone to from %s by way of %s', async (at, next) => {
    page.answer(sessionEndpoints.move, { message: 'Moved' })
    await show(both, { at })
    await page.press(/Clínica Bahía/)
    expect(page.sent.at(-1)?.body).toEqual({ clinicId: 'bahia' })
    expect(page.left).toEqual([next])
  })

  it('may be themselves as a patient', async () => {
    page.answer(sessionEndpoints.move, { message: 'Moved' })
    await show(both, { own: true, at: routes.today })
    await page.press(/My appointments/)
    expect(page.sent.at(-1)?.body).toEqual({ patientId: 'patient' })
    expect(page.left).toEqual([routes.app])
  })

  it('hear nothing while the session moves; a refused move leaves them as they are, with a sentence', async () => {
    const moving = page.wait(sessionEndpoints.move)
    await show()
    expect(LiveStream.open.size).toBe(1)
    await page.press(/Clínica Bahía/)
    expect(LiveStream.open.size).toBe(0)
    await moving.refuse('not_found', { message: 'Not found' })
    expect(screen.getByRole('alert').textContent).toContain('Switching did not work.')
    expect(page.left).toEqual([])
    expect(LiveStream.open.size).toBe(1)
  })

  it('can be seen all at once, and added to, by who runs them', async () => {
    await show()
    expect(await screen.findByRole('link', { name: /All clinics/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Register another clinic' })).toBeTruthy()
  })

  it('cannot by who only works there', async () => {
    await show([clinic('retiro', 'Clínica Retiro', ['nurse']), clinic('bahia', 'Clínica Bahía', ['doctor'])])
    await screen.findByRole('button', { name: /Clínica Bahía/ })
    expect(screen.queryByRole('link')).toBeNull()
  })
})
