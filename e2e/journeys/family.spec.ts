import type { Page } from '@playwright/test'
import { appointmentList } from '#contract/appointments'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { clinicApiAs } from '../clinic-api'
import { expect } from '../fixtures'
import {
  clinicInstant,
  freshClinicAdmin,
  freshDni,
  freshDoctor,
  freshPerson,
  freshShift,
} from '../fresh-data'
import { test } from '../languages'
import { lettersTo } from '../mailbox'
import { BookingPage } from '../pages/booking-page'
import { press } from '../press'

const patience = { timeout: 20_000 }
const links = (letters: readonly string[], path: RegExp) =>
  new Set(letters.flatMap((letter) => path.exec(letter)?.[1] ?? []).map((each) => decodeURIComponent(each)))

for (const language of ['en', 'es'] as const) {
  test.describe(language === 'en' ? 'in English' : 'in Spanish', () => {
    test.use({ language })

    test('a family of four with one address is imported, books, moves and is reminded', async ({
      page,
      loginAs,
      pageOf,
      t,
    }) => {
      const owner = await freshClinicAdmin()
      const doctor = await freshDoctor({}, owner)
      await freshShift(doctor, { daysAhead: 3, from: '09:00', minutes: 240 })
      const { email, password, surname } = freshPerson()
      const born = { Marta: '1980-02-01', Marco: '1982-06-05', Nora: '2015-04-03', Iker: '2018-06-05' }
      const lines = Object.entries(born).map(([name, birthdate]) =>
        [name, surname, birthdate, name === 'Iker' ? '' : freshDni(), email].join(';'),
      )

      const desk = await pageOf(owner)
      await desk.goto(routes.imports)
      await settled(desk)
      await desk.getByLabel(t('imports.file', { kind: 'patients' })).setInputFiles({
        name: 'family.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['Nombre;Apellidos;Nacimiento;DNI;Correo', ...lines, ''].join('\r\n')),
      })
      await press(desk.getByRole('button', { name: t('imports.check') }))
      await expect(desk.getByText(t('imports.warned', { count: 1 }))).toBeVisible(patience)
      await settled(desk)
      await press(desk.getByRole('button', { name: t('imports.run', { kind: 'patients', count: 4 }) }))
      await expect(
        desk.getByText(t('imports.doneText', { kind: 'patients', registers: 4, links: 0 })),
      ).toBeVisible(patience)
      await settled(desk)
      await desk.getByRole('button', { name: t('imports.invite', { kind: 'patients', count: 4 }) }).click()
      await expect(desk.getByText(t('imports.allInvited'))).toBeVisible(patience)

      // The page behind the link of an invitation has a journey of its own.
      const [token] = links(await lettersTo(email, 'reset-password'), /token=([\w.%-]+)/)
      await fetch(`${required('E2E_API_URL')}/api/v1/users/reset-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, newPassword: password }),
      })
      const mother = { email, password }
      await loginAs(mother)
      for (const link of links(await lettersTo(email, '/guardian/', 3), /\/guardian\/([\w.%-]+)/)) {
        await page.goto(routes.guardian(link))
        await settled(page)
        const named = /Marco|Nora|Iker/.exec((await page.getByRole('main').textContent()) ?? '')?.[0]
        const [, day = ''] = Object.entries(born).find(([name]) => name === named) ?? []
        await page.getByLabel(t('guardians.birthdateOf')).fill(day.split('-').reverse().join('/'))
        await page.getByRole('button', { name: t('guardians.accept') }).click()
        await expect(page).toHaveURL(routes.family)
      }
      const cardOf = (name: string) =>
        page
          .getByRole('main')
          .locator('.card')
          .filter({ hasText: `${name} ${surname}` })
      for (const name of Object.keys(born)) await expect(cardOf(name)).toBeVisible()

      const chooses = (at: Page, name: string) =>
        at.getByRole('button', { name: t('guardians.switchTo', { name }) })
      await settled(page)
      await chooses(page, 'Iker').click()
      await expect(page).toHaveURL(routes.appointments)
      await expect(page.getByText(t('people.actingFor'))).toContainText(`Iker ${surname}`)
      const booking = new BookingPage(page)
      await booking.open(doctor.id)
      await expect(page.getByText(t('people.actingFor'))).toContainText(`Iker ${surname}`)
      await booking.choose('10:30')
      await booking.confirmButton(t('booking.confirm')).click()
      await expect(page.getByText(t('booking.booked'), { exact: true })).toBeVisible()
      const staff = await clinicApiAs(doctor)
      const days = `from=${clinicInstant(doctor, 3, '00:00')}&to=${clinicInstant(doctor, 4, '00:00')}`
      const visit = async () => {
        const [booked] = await staff.get(`/appointments?doctorId=${doctor.id}&${days}`, appointmentList)
        if (!booked) throw new Error('Nothing is booked')
        return booked
      }
      const { appointmentId } = await visit()
      await page.goto(routes.appointment(appointmentId))
      await page.getByRole('link', { name: t('visitActions.reschedule') }).click()
      await booking.choose('11:30')
      await booking.confirmButton(t('booking.moveConfirm')).click()
      await expect(page.getByText(t('booking.moved'), { exact: true })).toBeVisible()
      expect(await visit()).toMatchObject({
        appointmentDate: clinicInstant(doctor, 3, '11:30'),
        patientName: `Iker ${surname}`,
      })

      expect((await staff.send('PUT', `/appointments/${appointmentId}/ask-confirmation`)).status).toBe(200)
      const reminders = async () =>
        (await lettersTo(email, 'Iker')).filter((letter) => /I am coming|acudir/.test(letter)).length
      await expect.poll(reminders, patience).toBe(1)
      await page.goto(routes.family)
      await expect(cardOf('Iker')).toContainText('11:30')
      await expect(cardOf('Nora')).toContainText(t('guardians.noVisits'))

      await desk.goto(routes.patients)
      await desk.getByRole('link', { name: t('patients.choices.no-document'), exact: true }).click()
      const rows = desk.getByRole('table').getByRole('row').filter({ hasText: surname })
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText('Iker')
    })
  })
}
