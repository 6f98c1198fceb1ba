import type { Page } from '@playwright/test'
import { appointment, appointmentList } from '#contract/appointments'
import { allergiesAnswer, history, treatmentsAnswer } from '#contract/histories'
import { patientListAnswer, registeredPatientAnswer } from '#contract/patients'
import { threadDetail, threadList } from '#contract/threads'
import { encodeSlot } from '#contract/time'
import { waitlistEntry, waitlistList } from '#contract/waitlist'
import { addDays, dayAt } from '#contract/zone'
import { callAddress } from '@/lib/endpoints/browser-call'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect } from '../fixtures'
import {
  clinicInstant,
  clinicOfToday,
  type FreshDoctor,
  type FreshPatient,
  freshAppointment,
  freshHouse,
  freshPatient,
  freshPerson,
  freshShift,
} from '../fresh-data'
import { test } from '../languages'
import { desk as deskSize } from '../windows'

const columnOf = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const full = ({ name, surname }: { name: string; surname: string }) => `${name} ${surname}`

async function waits(patient: FreshPatient, { id: doctorId, clinicId, timeZone }: FreshDoctor) {
  const until = addDays(dayAt(Date.now(), timeZone), 20)
  const wish = { clinicId, doctorId, weekdays: [], from: '08:00', to: '20:00', until }
  return (await clinicApiAs(patient)).post('/waitlist', waitlistEntry, wish)
}

for (const language of ['en', 'es'] as const) {
  test.describe(language === 'en' ? 'in English' : 'in Spanish', () => {
    test.use({ language, viewport: deskSize })

    test('a tourist with a passport walks in', async ({ page, loginAs, t }) => {
      const { owner } = await clinicOfToday()
      const { surname } = freshPerson()
      const mark = surname.slice(-8)
      await loginAs(owner)
      await page.goto(routes.today)
      await settled(page)
      await page
        .getByRole('main')
        .getByRole('button', { name: t('today.walkIn') })
        .click()
      const booking = page.getByRole('dialog', { name: t('desk.walkIn') })
      await booking.getByRole('combobox', { name: t('desk.patient') }).fill(surname)
      await page.getByRole('button', { name: t('desk.register') }).click()
      const person = page.getByRole('dialog', { name: t('desk.quickTitle') })
      const field = (name: string) => person.getByRole('textbox', { name, exact: true })
      await field(t('registration.name')).fill('Greta')
      await field(t('registration.surname')).fill(surname)
      await person.getByLabel(t('registration.birthdate')).fill('1988-07-09')
      await person.getByLabel(t('documents.kind')).selectOption('passport')
      await person.getByLabel(t('documents.kinds.passport')).fill(`c0 ${mark.slice(0, 4)} ${mark.slice(4)}`)
      await person.getByRole('button', { name: t('desk.quickSave') }).click()
      await expect(person.getByText(t('validation.countryIsRequired'))).toBeVisible()
      await person.getByLabel(t('documents.country')).selectOption('DE')
      await person.getByRole('button', { name: t('desk.quickSave') }).click()
      await expect(person).toBeHidden()
      await expect(booking.getByRole('radio').first()).toBeChecked()
      await booking.getByRole('button', { name: t('desk.bookHere') }).click()
      await expect(columnOf(page, t('today.columns.arrived'))).toContainText(surname)

      // As it is read on the passport, whatever the blanks and the case.
      await page.goto(`${routes.patients}?q=C0${mark}`)
      await expect(page.getByRole('table').getByRole('row', { name: surname })).toContainText(
        `${t('documents.kinds.passport')} DE C0${mark.toUpperCase()}`,
      )
    })

    test('a grandmother without an email is called', async ({ page, loginAs, t }) => {
      const { owner, doctor, start } = await clinicOfToday()
      const rosa = { name: 'Rosa', surname: freshPerson().surname }
      const api = await clinicApiAs(owner)
      const { _id: patientId } = await api.post('/patients/quick', registeredPatientAnswer, {
        ...rosa,
        birthdate: '1940-01-01',
        document: { kind: 'none' },
        phone: '612 345 678',
      })
      const { appointmentId } = await api.post('/appointments', appointment, {
        patientId,
        clinicId: doctor.clinicId,
        doctorId: doctor.id,
        specialty: doctor.specialty,
        appointmentDate: encodeSlot(Date.parse(start), doctor.timeZone),
      })
      await loginAs(owner)
      await page.goto(routes.today)
      await settled(page)
      const call = t.markup('calls.noEmail', { phone: () => '612 345 678' })
      const card = page.locator('[data-visit]').filter({ hasText: rosa.surname })
      await expect(card).toContainText(call)
      const list = page.locator('.card').filter({ hasText: t('calls.title', { count: 1 }) })
      await expect(list).toContainText(full(rosa))
      await expect(list.getByRole('link', { name: '612 345 678' })).toHaveAttribute('href', 'tel:612345678')
      await expectAccessible(page)

      await page.goto(routes.appointment(appointmentId))
      await expect(page.getByRole('main').getByText(call)).toBeVisible()

      await page.goto(routes.today)
      await settled(page)
      await list.getByRole('button', { name: t('calls.doneOf', { name: full(rosa) }) }).click()
      await expect(list).toBeHidden()
      await page.reload()
      await expect(card).toContainText(call)
      await expect(list).toBeHidden()
    })

    test('two records of one person become one, and nothing is lost', async ({
      page,
      loginAs,
      pageOf,
      baseURL,
      t,
    }) => {
      const { owner, doctor, patient: keep } = await freshHouse()
      const merge = await freshPatient({ surname: keep.surname, phone: '611 222 333' }, owner)
      await freshShift(doctor, { daysAhead: 3, from: '09:00', minutes: 240 })
      const ward = await clinicApiAs(doctor)
      const room = await pageOf(doctor)
      for (const [at, patient] of [keep, merge, merge].entries()) {
        await freshAppointment(patient, doctor, clinicInstant(doctor, 3, `1${at}:00`))
        const path = `/histories/${(await ward.get(`/histories/${patient.id}`, history))._id}`
        await ward.post(`${path}/allergy`, allergiesAnswer, { allergy: `Allergy ${at}` })
        const treatment = {
          name: `Treatment ${at}`,
          instructions: 'x',
          startDate: '2026-01-01',
          endDate: '2026-02-01',
        }
        await ward.post(`${path}/treatment`, treatmentsAnswer, treatment)
        const subject = { clinicId: doctor.clinicId, subject: 'visit', text: `Question ${at}` }
        await (await clinicApiAs(patient)).post('/threads', threadDetail, subject)
        const upload = callAddress('histories.addAnalytic', { params: { id: patient.id } }, 'uploads')
        const file = { name: `${at}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`File ${at}`) }
        const headers = { origin: new URL(baseURL ?? '').origin }
        expect((await room.request.post(upload, { multipart: { file }, headers })).status()).toBe(201)
      }
      await waits(merge, doctor)

      const counted = async ({ id }: { id: string }) => {
        const desk = await clinicApiAs(owner)
        const { currentConditions, treatments, allergies, images, analytics } = await ward.get(
          `/histories/${id}`,
          history,
        )
        const days = `from=${clinicInstant(doctor, 0, '00:00')}&to=${clinicInstant(doctor, 20, '00:00')}`
        const visits = await desk.get(`/appointments?doctorId=${doctor.id}&${days}`, appointmentList)
        const { threads } = await desk.get(`/threads?state=open&limit=100`, threadList)
        const waiting = await desk.get('/waitlist', waitlistList)
        return {
          visits: visits.filter(({ patientId }) => patientId === id).length,
          entries: currentConditions.length + treatments.length + allergies.length,
          files: images.length + analytics.length,
          threads: threads.filter(({ patientId }) => patientId === id).length,
          waitlist: waiting.filter(({ patientId }) => patientId === id).length,
        }
      }
      const [ours, theirs] = [await counted(keep), await counted(merge)]
      expect(ours).toEqual({ visits: 1, entries: 2, files: 1, threads: 1, waitlist: 0 })
      expect(theirs).toEqual({ visits: 2, entries: 4, files: 2, threads: 2, waitlist: 1 })

      await loginAs(owner)
      await page.goto(routes.history(keep.id))
      await page.getByRole('link', { name: t('people.samePersonOf', { name: full(keep) }) }).click()
      await page.getByRole('link', { name: t('merges.compare') }).click()
      const moved = (['visits', 'entries', 'files', 'threads', 'waitlist'] as const).map((what) =>
        t(`merges.moved.${what}`, { count: theirs[what] }),
      )
      const what = new Intl.ListFormat(language).format(moved)
      await expect(page.getByText(t('merges.moves', { what }))).toBeVisible()
      await settled(page)
      await expectAccessible(page)
      const submit = page.getByRole('button', { name: t('merges.merge'), exact: true })
      await page
        .getByRole('group', { name: t('merges.fields.document') })
        .getByLabel(merge.dni)
        .check()
      const account = page.getByRole('group', { name: t('merges.fields.account') })
      await account.getByLabel(new RegExp(keep.email)).check()
      const email = page.getByRole('group', { name: t('merges.fields.email') })
      if (await email.isVisible()) await email.getByLabel(keep.email).check()
      await submit.click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(t('merges.askText', { name: full(keep) }))
      await dialog.getByRole('button', { name: t('merges.merge') }).click()
      await expect(page.getByText(t('merges.merged'))).toBeVisible()

      const sum = Object.entries(ours).map(([what, count]) => [
        what,
        count + theirs[what as keyof typeof theirs],
      ])
      expect(await counted(keep)).toEqual(Object.fromEntries(sum))
      await page.goto(routes.history(merge.id))
      await expect(page.getByRole('heading', { name: full(keep) })).toBeVisible()
      for (const text of ['Allergy 0', 'Allergy 2', 'Treatment 1', merge.dni, '611 222 333'])
        await expect(page.getByText(text).first()).toBeVisible()
      const { patients } = await (await clinicApiAs(owner)).get(
        `/patients?q=${encodeURIComponent(keep.surname)}`,
        patientListAnswer,
      )
      expect(patients.map(({ _id }) => _id)).toEqual([keep.id])
    })

    test('a death ends everything planned, is marked everywhere, and is taken back', async ({
      page,
      loginAs,
      t,
    }) => {
      const { owner, doctor, patient } = await freshHouse()
      await freshShift(doctor, { daysAhead: 3, from: '09:00', minutes: 240 })
      const visit = await freshAppointment(patient, doctor, clinicInstant(doctor, 3, '10:00'))
      await waits(patient, doctor)
      const desk = await clinicApiAs(owner)
      const status = async () => (await desk.get(`/appointments/${visit.appointmentId}`, appointment)).status
      const today = dayAt(Date.now(), doctor.timeZone)
      const died = t('people.diedOn', { date: formatPlainDay(today, language) })

      await loginAs(doctor)
      await page.goto(routes.history(patient.id))
      await settled(page)
      await page.getByRole('button', { name: t('deaths.record') }).click()
      const dialog = page.getByRole('dialog', { name: t('deaths.dialogTitle', { name: full(patient) }) })
      await dialog.getByLabel(t('deaths.on')).fill(today)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t('deaths.record') }).click()
      await expect(page.getByText(t('deaths.saved'))).toBeVisible()
      await expect(page.getByText(died).first()).toBeVisible()
      await expect(
        page.getByRole('button', { name: t('desk.bookFor', { name: full(patient) }) }),
      ).toHaveCount(0)
      expect(await status()).toBe('cancelled')
      expect(await desk.get('/waitlist', waitlistList)).toEqual([])
      await page.goto(`${routes.patients}?q=${encodeURIComponent(patient.surname)}`)
      await expect(page.getByRole('table')).toContainText(died)
      await page.goto(routes.patientDetails(patient.id))
      await expect(page.getByText(died).first()).toBeVisible()
      await page.goto(routes.appointment(visit.appointmentId))
      await expect(page.getByRole('main')).toContainText(full(patient))

      await page.goto(routes.history(patient.id))
      await settled(page)
      await page.getByRole('button', { name: t('deaths.takeBack') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('deaths.takeBack') })
        .click()
      await expect(page.getByText(t('deaths.takenBack', { visits: 1 }))).toBeVisible()
      await expect(page.getByText(died)).toHaveCount(0)
      expect(await status()).toBe('pending')
      expect(await desk.get('/waitlist', waitlistList)).toHaveLength(1)
    })
  })
}
