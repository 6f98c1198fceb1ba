import type { z } from 'zod'
import { appointment } from '#contract/appointments'
import { resource } from '#contract/resources'
import { visitKind, type visitKindInput } from '#contract/visit-kinds'
import { dayAt } from '#contract/zone'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect } from '../fixtures'
import { clinicInstant, freshHouse, freshPatient, freshShift } from '../fresh-data'
import { test } from '../languages'
import { lastLetterTo } from '../mailbox'
import { desk } from '../windows'

/** A clinic whose doctor works from 9:00 to 11:00 in two days, with a kind of visit. */
async function houseWithKind(rules: Partial<z.input<typeof visitKindInput>> = {}) {
  const house = await freshHouse()
  const { owner, doctor } = house
  const admin = await clinicApiAs(owner)
  await freshShift(doctor, { daysAhead: 2, from: '09:00', minutes: 120 })
  const at = (time: string) => clinicInstant(doctor, 2, time)
  const kind = await admin.post('/visit-kinds', visitKind, {
    clinicId: owner.clinicId,
    nameEn: 'Check-up',
    nameEs: 'Revisión',
    minutes: 30,
    specialties: [],
    online: true,
    colour: 'teal',
    ...rules,
  })
  const book = async (patient: Parameters<typeof clinicApiAs>[0] & { id: string }, time: string) =>
    (await clinicApiAs(patient)).post('/appointments', appointment, {
      patientId: patient.id,
      clinicId: owner.clinicId,
      doctorId: doctor.id,
      kindId: kind._id,
      appointmentDate: at(time),
    })
  const day = dayAt(Date.parse(at('09:00')), doctor.timeZone)
  return { ...house, admin, kind, at, day, book }
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: desk })

    test('a visit takes a room, and whoever closes the room says what becomes of it', async ({
      page,
      t,
      loginAs,
      allowFaults,
    }) => {
      allowFaults(/status of 409/)
      const { owner, admin, kind, day, book, patient } = await houseWithKind()
      const room = await admin.post('/resources', resource, {
        clinicId: owner.clinicId,
        name: 'Eco 1',
        kind: 'room',
      })
      const { nameEn, nameEs, minutes, specialties, online, colour } = kind
      const facts = { nameEn, nameEs, minutes, specialties, online, colour }
      await admin.put(`/visit-kinds/${kind._id}`, visitKind, { ...facts, resources: [room._id] })
      const visit = await book(patient, '09:30')
      expect(visit.resources).toMatchObject([{ name: 'Eco 1' }])
      await loginAs(owner)
      await page.goto(`${routes.calendar}?view=team&day=${day}`)
      await settled(page)
      await page.getByRole('button', { name: t('rooms.title') }).click()
      await expect(page.getByRole('link', { name: /09:30/ })).toContainText(patient.surname)
      await expectAccessible(page)
      await page.getByRole('button', { name: t('rooms.closeOf', { name: 'Eco 1' }) }).click()
      const dialog = page.getByRole('dialog', { name: t('rooms.closeOf', { name: 'Eco 1' }) })
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t('rooms.closeOf', { name: 'Eco 1' }) }).click()
      const asked = page.getByRole('alertdialog')
      await expect(asked).toContainText(patient.surname)
      await asked.getByRole('radio', { name: t('resolve.stay') }).check()
      await asked.getByRole('button').last().click()
      await expect(page.getByText(t('rooms.closed', { why: t('rooms.reasons.repair') }))).toBeVisible()
    })

    test('a visit by video has its way in on the page and in the mail, and one by phone has none', async ({
      page,
      t,
      pageOf,
    }) => {
      const { doctor, patient, book, owner, admin } = await houseWithKind({
        where: 'video',
        videoUrl: 'https://meet.example/{visit}',
      })
      const { appointmentId } = await book(patient, '09:30')
      for (const [who, place] of [
        [patient, 'places'],
        [doctor, 'placesForStaff'],
      ] as const) {
        const theirs = await pageOf(who)
        await theirs.goto(routes.appointment(appointmentId))
        await settled(theirs)
        await expect(theirs.getByText(t(`appointments.${place}.video`))).toBeVisible()
        await expect(theirs.getByText(t('visitActions.joinLater'))).toBeVisible()
        await expectAccessible(theirs)
      }
      const letter = await lastLetterTo(patient.email, '/join')
      await page.goto(/\/v\/[\w.%-]+\/join/.exec(letter)?.[0] ?? '')
      await expect(page.getByRole('heading', { name: t('visitLink.title.join') })).toBeVisible()
      await expectAccessible(page)

      const call = await admin.post('/visit-kinds', visitKind, {
        clinicId: owner.clinicId,
        nameEn: 'Call',
        nameEs: 'Llamada',
        minutes: 30,
        specialties: [],
        online: true,
        colour: 'blue',
        where: 'phone',
      })
      const byPhone = await (await clinicApiAs(patient)).post('/appointments', appointment, {
        patientId: patient.id,
        clinicId: owner.clinicId,
        doctorId: doctor.id,
        kindId: call._id,
        appointmentDate: clinicInstant(doctor, 2, '10:30'),
      })
      const theirs = await pageOf(patient)
      await theirs.goto(routes.appointment(byPhone.appointmentId))
      await settled(theirs)
      await expect(theirs.getByText(t('appointments.places.phone'))).toBeVisible()
      await expect(theirs.getByText(t('visitActions.joinLater'))).toBeHidden()
    })

    test('patients share a group visit; the block says how many have come together', async ({
      page,
      t,
      loginAs,
    }) => {
      const { owner, doctor, patient, book, day } = await houseWithKind({ seats: 3 })
      const second = await freshPatient({}, owner)
      await book(patient, '09:30')
      await book(second, '09:30')
      await loginAs(doctor)
      await page.goto(`${routes.calendar}?doctor=${doctor.id}&day=${day}`)
      await settled(page)
      const block = page.locator('a[data-block]').filter({ hasText: '09:30' }).first()
      await expect(block).toContainText(t('schedule.seats', { taken: 2, of: 3 }))
      await expectAccessible(page)
    })
  })
}
