import { expect } from '@playwright/test'
import { visitKind } from '#contract/visit-kinds'
import { clinicApiAs } from './clinic-api'
import { freshHouse, freshShift } from './fresh-data'

/** A clinic with a page, a doctor who works in two days, and a kind of visit that everybody may book. */
export async function houseWithPage(more: object = {}) {
  const house = await freshHouse()
  const admin = await clinicApiAs(house.owner)
  await freshShift(house.doctor, { daysAhead: 2, from: '09:00', minutes: 120 })
  const { clinicId } = house.owner
  const slug = `c-${clinicId.slice(-12)}`
  const facts = { name: house.doctor.clinicName, city: 'Sevilla', district: 'Centro', postalCode: '41001' }
  const saved = await admin.send('PUT', `/clinics/${clinicId}`, { ...facts, slug, ...more })
  expect(saved.status).toBe(200)
  await admin.post('/visit-kinds', visitKind, {
    clinicId,
    nameEn: 'First visit',
    nameEs: 'Primera cita',
    minutes: 30,
    specialties: [],
    online: true,
    public: true,
    colour: 'teal',
  })
  return { ...house, admin, slug }
}
