import { registeredPatientAnswer } from '#contract/patients'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { clinicApiAs } from '../clinic-api'
import { expect } from '../fixtures'
import { freshClinicAdmin, freshPatient, freshPerson } from '../fresh-data'
import { test } from '../languages'
import { lastLetterTo } from '../mailbox'

const found = (letter: string, part: RegExp) => part.exec(letter)?.[1] ?? ''

for (const language of ['en', 'es'] as const) {
  test.describe(language === 'en' ? 'in English' : 'in Spanish', () => {
    test.use({ language })

    test('a wrong email is corrected at the desk before it is used, and by the person afterwards', async ({
      page,
      loginAs,
      t,
    }) => {
      const owner = await freshClinicAdmin()
      const { name, surname, dni, email: right, password } = freshPerson()
      const wrong = right.replace('@', '.wrong@')
      const person = { name, surname, dni, birthdate: '1985-04-12', email: wrong }
      const { _id } = await (await clinicApiAs(owner)).post(
        '/patients/quick',
        registeredPatientAnswer,
        person,
      )
      await lastLetterTo(wrong, 'reset-password')

      await loginAs(owner)
      await page.goto(routes.patientDetails(_id))
      await settled(page)
      await page.getByRole('button', { name: t('sheet.correct') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('sheet.fields.email')).fill(right)
      await dialog.getByLabel(t('sheet.postalCode')).fill('41001')
      await dialog.getByRole('button', { name: t('sheet.save') }).click()
      await expect(page.getByText(t('sheet.saved'))).toBeVisible()
      await page.getByRole('button', { name: t('sheet.showChanges') }).click()
      await expect(page.getByRole('listitem').filter({ hasText: wrong })).toContainText(right)

      // The page behind the link of an invitation has a journey of its own.
      const token = decodeURIComponent(found(await lastLetterTo(right, 'reset-password'), /token=([\w.%-]+)/))
      await fetch(`${required('E2E_API_URL')}/api/v1/users/reset-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, newPassword: password }),
      })
      await loginAs({ email: right, password })
      await page.goto(routes.patientEdit)
      await settled(page)
      await page.getByRole('button', { name: t('account.changeEmail') }).click()
      const newest = right.replace('@', '.new@')
      const change = page.getByRole('dialog')
      await change.getByLabel(t('account.newEmail')).fill(newest)
      await change.getByRole('textbox', { name: t('account.currentPassword') }).fill(password)
      await change.getByRole('button', { name: t('account.sendLink') }).click()
      await expect(page.getByText(t('account.linkSent', { email: newest }))).toBeVisible()
      const link = found(await lastLetterTo(newest, `To: ${newest}`), /\/email\/([\w.%-]+)/)
      await page.goto(routes.emailChange(decodeURIComponent(link)))
      await settled(page)
      await page.getByRole('button', { name: t('emailChange.confirm') }).click()
      await expect(page.getByText(t('emailChange.confirmed', { email: newest }))).toBeVisible()
      expect((await clinicApiAs({ email: newest, password })).user.email).toBe(newest)
    })

    test('a mother adds her daughter, and the desk looks at the document', async ({
      page,
      loginAs,
      pageOf,
      t,
    }) => {
      const owner = await freshClinicAdmin()
      const api = await clinicApiAs(owner)
      const home = await (await api.send('GET', `/clinics/${owner.clinicId}`)).json()
      const { name, city, district, postalCode, countryCode, timeZone, slotMinutes } = home
      const facts = { name, city, district, postalCode, countryCode, timeZone, slotMinutes }
      await api.send('PUT', `/clinics/${owner.clinicId}`, { ...facts, parentsAddChildren: true })
      const mother = await freshPatient({}, owner)
      const child = `Nora ${mother.surname}`

      await loginAs(mother)
      await page.goto(routes.family)
      await settled(page)
      await page.getByRole('button', { name: t('guardians.addChild') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('guardians.name'), { exact: false }).first().fill('Nora')
      await dialog.getByLabel(t('guardians.surname')).fill(mother.surname)
      await dialog.getByLabel(t('guardians.birthdate')).fill('2020-03-01')
      await dialog.getByRole('button', { name: t('guardians.addChild') }).click()
      await expect(page.getByText(t('guardians.childAdded', { name: 'Nora' }))).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: /Nora/ }).click()
      await expect(page).toHaveURL(routes.appointments)
      await expect(page.getByText(child).first()).toBeVisible()

      const desk = await pageOf(owner)
      await desk.goto(routes.today)
      await settled(desk)
      await expect(desk.getByText(child)).toBeVisible()
      await desk.getByRole('button', { name: t('verification.newOf', { name: child }) }).click()
      await expect(desk.getByText(child)).toHaveCount(0)
    })
  })
}
