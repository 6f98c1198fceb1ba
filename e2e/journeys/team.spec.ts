import type { BrowserContext, Page } from '@playwright/test'
import { appointmentList } from '#contract/appointments'
import { dayAt } from '#contract/zone'
import { routes } from '@/lib/routes'
import { accountOf, required } from '../accounts'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect } from '../fixtures'
import {
  clinicInstant,
  clinicOfToday,
  freshAppointment,
  freshHouse,
  freshPatient,
  freshPerson,
  freshShift,
} from '../fresh-data'
import { test } from '../languages'
import { lastLetterTo } from '../mailbox'
import { desk as deskSize } from '../windows'

type Person = Pick<ReturnType<typeof freshPerson>, 'name' | 'surname' | 'email' | 'password'>
type Role = 'receptionist' | 'nurse' | 'clinicadmin'

async function linkTo({ email }: Pick<Person, 'email'>): Promise<string> {
  const [path = ''] = /\/invitations\/[^\s"<]+/.exec(await lastLetterTo(email, '/invitations/')) ?? []
  return path
}

/** Somebody new who has accepted an invitation; can sign in. */
async function member(owner: Person & { clinicId: string }, role: Role): Promise<Person> {
  const person = freshPerson()
  const api = await clinicApiAs(owner)
  const { name, surname, email, password } = person
  const body = { clinicId: owner.clinicId, name, surname, email, roles: [role] }
  expect((await api.send('POST', '/members', body)).status).toBe(201)
  const accepted = await fetch(`${required('E2E_API_URL')}/api/v1${await linkTo(person)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, surname, password }),
  })
  expect(accepted.status).toBe(200)
  return person
}

for (const language of ['en', 'es'] as const) {
  test.describe(language === 'en' ? 'in English' : 'in Spanish', () => {
    test.use({ language, viewport: deskSize })

    /** As the account's first visit: nothing of who was here before. */
    async function leave(context: BrowserContext, page: Page) {
      await page.goto('about:blank')
      await context.clearCookies()
      await context.addCookies([{ name: 'locale', value: language, url: required('E2E_WEB_URL') }])
    }

    test('a receptionist is invited, works a morning, and is refused all that is clinical', async ({
      page,
      context,
      t,
      loginAs,
      allowFaults,
    }) => {
      test.slow()
      allowFaults(/status of 403/)
      const { owner, doctor, patient: caller, start } = await clinicOfToday()
      const [walkIn, expected] = [await freshPatient({}, owner), await freshPatient({}, owner)]
      await freshShift(doctor, { daysAhead: 2, from: '09:00', minutes: 240 })
      await freshAppointment(expected, doctor, new Date(Date.parse(start) + 30 * 60_000).toISOString())
      const person = freshPerson()
      const full = ({ name, surname }: Pick<Person, 'name' | 'surname'>) => `${name} ${surname}`

      await loginAs(owner)
      await page.goto(routes.staff)
      await settled(page)
      await page.getByRole('button', { name: t.markup('team.invite', { more: (words) => words }) }).click()
      const inviting = page.getByRole('dialog', { name: t('team.inviteTitle') })
      await inviting.getByLabel(t('team.name')).first().fill(person.name)
      await inviting.getByLabel(t('team.surname')).fill(person.surname)
      await inviting.getByRole('textbox', { name: t('team.email') }).fill(person.email)
      await inviting.getByLabel(t('team.language')).selectOption(language)
      await expectAccessible(page)
      await inviting.getByRole('button', { name: t('team.sendInvitation') }).click()
      await expect(page.getByText(t('team.invited', { email: person.email })).first()).toBeVisible()
      const row = page.getByRole('row').filter({ hasText: person.surname })
      await expect(row).toContainText(t('team.states.invited'))
      await expect(row).toContainText(t('team.roles.receptionist'))

      const link = await linkTo(person)
      await leave(context, page)
      await page.goto(link)
      await settled(page)
      await expectAccessible(page)
      await page.getByRole('textbox', { name: t('team.choosePassword'), exact: true }).fill(person.password)
      await page.getByRole('button', { name: t('team.join') }).click()
      await expect(page).toHaveURL(routes.today)
      await settled(page)

      // Somebody walks in.
      const board = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
      const booking = page.getByRole('dialog')
      const choose = async (patient: { surname: string }) => {
        await booking.getByRole('combobox', { name: t('desk.patient') }).fill(patient.surname)
        await page.getByRole('option', { name: patient.surname }).click()
      }
      await page
        .getByRole('main')
        .getByRole('button', { name: t('today.walkIn') })
        .click()
      await choose(walkIn)
      await expect(booking.getByRole('radio').first()).toBeChecked()
      await booking.getByRole('button', { name: t('desk.bookHere') }).click()
      await expect(board(t('today.columns.arrived'))).toContainText(walkIn.surname)

      // Somebody calls for another day, and once more to move it.
      await page
        .getByRole('main')
        .getByRole('button', { name: t('today.bookVisit') })
        .click()
      await choose(caller)
      await booking.getByLabel(t('desk.doctor')).selectOption(doctor.id)
      await booking.getByLabel(t('desk.day')).fill(dayAt(Date.now() + 2 * 86_400_000, doctor.timeZone))
      await expect(booking.getByRole('radio', { name: '09:00', exact: true })).toBeChecked()
      await booking.getByRole('button', { name: t('desk.book'), exact: true }).click()
      await expect(page.getByText(t('desk.booked', { patient: full(caller) })).first()).toBeVisible()
      const visitOf = async () => {
        const api = await clinicApiAs(caller)
        return (await api.get(`/appointments/patient/${caller.id}`, appointmentList))[0]
      }
      const visit = await visitOf()
      await page.goto(routes.appointment(visit?.appointmentId ?? ''))
      await settled(page)
      await page.getByRole('button', { name: t('visitActions.reschedule') }).click()
      await booking
        .getByRole('list', { name: t('visitActions.moveTimes') })
        .getByRole('button', { name: /^11:00/ })
        .last()
        .click()
      await expect(booking).toBeHidden()
      expect((await visitOf())?.appointmentDate).toBe(clinicInstant(doctor, 2, '11:00'))

      // Somebody who was expected arrives.
      await page.goto(routes.today)
      await settled(page)
      const step = t('today.steps.arrive')
      await page.getByRole('button', { name: t('today.stepOf', { step, name: full(expected) }) }).click()
      await expect(board(t('today.columns.arrived'))).toContainText(expected.surname)

      // A patient is written to from the list, which leads to no history.
      await page.goto(`${routes.patients}?q=${expected.surname}`)
      await settled(page)
      await expect(page.getByText(expected.surname).first()).toBeVisible()
      await expect(page.getByText(t('patients.viewHistory'))).toHaveCount(0)
      await page.getByRole('link', { name: t('threads.writeTo', { name: full(expected) }) }).click()
      await page.waitForURL(`**${routes.newThread}*`)
      await settled(page)
      await page.getByRole('radio', { name: t('threads.subjects.administration') }).check()
      await page.getByRole('textbox', { name: t('threads.text'), exact: true }).fill('Your papers are ready')
      await page.getByRole('button', { name: t('threads.send') }).click()
      await expect(page.getByText('Your papers are ready').first()).toBeVisible()

      for (const path of [
        routes.history(expected.id),
        routes.treatments(expected.id),
        routes.geneticStudyOf(expected.id),
        routes.staff,
        routes.plans,
        routes.audit,
        routes.insights,
        routes.clinicEdit,
        routes.imports,
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: t('common.refusedTitle') }), path).toBeVisible()
      }
      const api = await clinicApiAs(accountOf(person))
      for (const path of [
        `/histories/${expected.id}`,
        `/patients/${expected.id}/record`,
        `/members?clinicId=${owner.clinicId}`,
        `/payments?clinicId=${owner.clinicId}`,
        `/audit?clinicId=${owner.clinicId}`,
        `/clinics/${owner.clinicId}/usage`,
        '/api-keys',
      ])
        expect((await api.send('GET', path)).status, path).toBe(403)
    })

    test('a patient who joins the team is at work or among their own appointments, never both', async ({
      page,
      t,
      loginAs,
    }) => {
      const { owner, patient } = await freshHouse()
      const api = await clinicApiAs(owner)
      const { name, surname, email } = patient
      const body = { clinicId: owner.clinicId, name, surname, email, roles: ['nurse'] }
      expect((await api.send('POST', '/members', body)).status).toBe(201)
      await loginAs(patient)
      await page.goto(await linkTo(patient))
      await settled(page)
      await page.getByRole('button', { name: t('team.join') }).click()
      await expect(page).toHaveURL(routes.today)
      await settled(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: `Clínica ${owner.surname}` })
        .click()
      const places = page.getByRole('dialog', { name: t('team.placeTitle') })
      await expect(places.getByRole('button', { name: t('team.roles.nurse') })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await places.getByRole('button', { name: t('team.myVisits') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('appointments.title') })).toBeVisible()
      await expect(page.getByRole('link', { name: t('nav.today'), exact: true })).toHaveCount(0)
    })

    test('a second administrator is made, the first leaves, and the last one cannot', async ({
      page,
      t,
      loginAs,
      pageOf,
      allowFaults,
    }) => {
      allowFaults(/status of 401/)
      const { owner } = await freshHouse()
      const second = await member(owner, 'clinicadmin')
      const first = await pageOf(owner)
      await first.goto(routes.staff)
      await settled(first)
      await loginAs(second)
      await page.goto(routes.staff)
      await settled(page)
      const remove = async (surname: string) => {
        const name = new RegExp(t('team.more', { name: `.*${surname}` }))
        await page.getByRole('button', { name }).click()
        await page.getByRole('menuitem', { name: t('team.removeFrom') }).click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: t('team.removeYes') })
          .click()
      }
      await remove(owner.surname)
      await expect(
        page.getByText(t('team.removed', { name: `${owner.name} ${owner.surname}` })).first(),
      ).toBeVisible()
      await first.reload()
      await expect(first).toHaveURL(new RegExp(routes.login))
      const own = page.getByRole('row').filter({ hasText: second.surname })
      await expect(own.getByRole('button')).toHaveCount(1)
    })
  })
}
