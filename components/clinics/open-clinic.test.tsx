import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { clinicEndpoints } from '@/lib/endpoints/clinics'
import { sessionEndpoints } from '@/lib/endpoints/session'
import { routes } from '@/lib/routes'
import { OpenClinic } from './open-clinic'

const page = island({ at: routes.clinicAdd })

async function fillIn() {
  await page.type('Name', 'Clínica del Puerto')
  await page.type('Street', 'Calle Ancha 3')
  await page.type('Phone', '956 000 000')
  await page.type('City', 'Cádiz')
  await page.type('District', 'Centro')
  await page.type('Postal code', '11001')
}

describe('a further clinic', () => {
  it('is opened under the plan that there is, and gone to when its founder chooses', async () => {
    page.answer(clinicEndpoints.create, { id: 'c2' })
    page.answer(sessionEndpoints.move, { message: 'Moved' })
    page.show(<OpenClinic used={1} limit={3} />)
    expect(screen.getByText('Your plan has room for 2 more clinics.')).toBeTruthy()
    expect(screen.getByText('1 of 3')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe(routes.clinicEdit)
    await fillIn()
    await page.press('Register the clinic')
    expect(await screen.findByRole('heading', { name: 'The clinic is registered' })).toBeTruthy()
    const place = { street: 'Calle Ancha 3', phone: '956 000 000', postalCode: '11001' }
    expect(page.sent[0]?.body).toMatchObject({ name: 'Clínica del Puerto', ...place })
    expect(page.sent[0]?.body).not.toHaveProperty('plan')
    expect(screen.getByText('Clínica del Puerto')).toBeTruthy()
    expect(page.refreshed()).toBe(1)
    expect(page.left).toEqual([])
    await page.press('Switch to this clinic')
    expect(page.sent[1]?.body).toEqual({ clinicId: 'c2' })
    expect(page.left).toEqual([routes.clinicEdit])
  })

  it('is not offered where the plan is full', () => {
    page.show(<OpenClinic used={1} limit={1} />)
    expect(screen.getByText('Your plan allows 1 clinic')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is refused with the number of the plan when somebody else was faster', async () => {
    page.refuse(clinicEndpoints.create, 'forbidden', { message: 'Your plan allows 3 clinics' })
    page.show(<OpenClinic used={2} limit={3} />)
    await fillIn()
    await page.press('Register the clinic')
    expect((await screen.findByRole('alert')).textContent).toContain('Your plan allows 3 clinics')
  })
})
