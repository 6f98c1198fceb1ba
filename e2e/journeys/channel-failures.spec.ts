import type { Page } from '@playwright/test'
import { notificationChoices } from '#contract/reminders'
import { routes } from '@/lib/routes'
import { signedCallback, startTextProvider, type TakenText } from '../../clinic-api/testing/text-provider.ts'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { type ClinicApi, clinicApiAs } from '../clinic-api'
import { expect } from '../fixtures'
import { clinicInstant, freshAppointment } from '../fresh-data'
import { test } from '../languages'
import { startOwnStack } from '../own-stack'
import { clinicOfTexts, mobilePatient, verifyNumber } from '../texted'
import { phone } from '../windows'

let provider: Awaited<ReturnType<typeof startTextProvider>>
let stack: Awaited<ReturnType<typeof startOwnStack>>

test.beforeAll(async () => {
  test.slow()
  provider = await startTextProvider()
  const templates = { 'reminder.en': 'HX1', 'reminder.es': 'HX2' }
  const environment = { ...provider.env, WHATSAPP_TEMPLATES: JSON.stringify(templates) }
  stack = await startOwnStack('failing-channels', environment)
})
test.afterAll(async () => {
  await stack.stop()
  await provider.close()
})

const textsTo = (number: string) => provider.taken.filter(({ to }) => to.endsWith(number))

async function lastTextTo(number: string): Promise<string> {
  await expect.poll(() => textsTo(number).length, { timeout: 20_000 }).toBeGreaterThan(0)
  return textsTo(number).at(-1)?.body ?? ''
}

async function remind(desk: ClinicApi, id: string): Promise<void> {
  expect((await desk.send('PUT', `/appointments/${id}/ask-confirmation`)).status).toBe(200)
}

/** The provider tells how a message fared. */
async function report(text: TakenText | undefined, MessageStatus: string): Promise<void> {
  const url = text?.callback ?? ''
  const fields = { MessageSid: text?.sid ?? '', MessageStatus, ErrorCode: '30005' }
  expect((await fetch(url, { method: 'POST', ...signedCallback(url, fields) })).status).toBe(200)
}

/** Opens the messages of a visit; resolves to their rows. */
async function openMessages(page: Page, id: string, title: string) {
  await page.goto(routes.appointment(id))
  await settled(page)
  await page.getByText(title).click()
  return page.getByRole('listitem')
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: language === 'es' ? 'es-ES' : 'en-GB' })

    test('a reminder that WhatsApp refuses and SMS never delivers comes by email, once', async ({
      page,
      t,
      pageOf,
    }) => {
      test.slow()
      const { owner, doctor } = await clinicOfTexts(['whatsapp', 'sms', 'email'])
      const { patient, number, own } = await mobilePatient(owner)
      await verifyNumber(own, number, lastTextTo)
      for (const kind of ['sms', 'whatsapp'])
        await own.send('PUT', `/patients/${patient.id}/consents`, { kind, version: 1, given: true })
      await own.put('/users/me/notifications', notificationChoices, { language })
      const { appointmentId: id } = await freshAppointment(patient, doctor, clinicInstant(doctor, 5, '10:00'))
      const asked: string[] = []
      provider.behave((to) => {
        if (to.endsWith(number)) asked.push(to)
        return to.startsWith('whatsapp:') ? { status: 400, code: 63016 } : 'take'
      })
      const desk = await clinicApiAs(doctor)
      await remind(desk, id)
      await expect.poll(() => asked, { timeout: 20_000 }).toEqual([`whatsapp:${number}`, number])
      const [, sms] = textsTo(number)
      expect(sms?.body).toMatch(/10:00.*\/v\/\w{12}/s)
      // Providers repeat themselves, and in any order.
      for (const status of ['undelivered', 'sent', 'undelivered']) await report(sms, status)
      const reminders = () => stack.mailsTo(patient.email).filter(({ text }) => text.includes(confirmLabel))
      const confirmLabel = t('visitLink.confirm')
      await expect.poll(() => reminders().length, { timeout: 20_000 }).toBe(1)

      const link = /\/visit\/[\w.%-]+/.exec(reminders()[0]?.text ?? '')?.[0] ?? ''
      await page.goto(link)
      await page.getByRole('button', { name: confirmLabel }).click()
      await expect(page.getByText(t('visitLink.confirmed'))).toBeVisible()

      const theirs = await pageOf(doctor)
      if (language === 'es') await theirs.setViewportSize(phone)
      const rows = await openMessages(theirs, id, t('visitActions.mails'))
      const told = rows.filter({ hasText: t('appointments.mailKinds.reminder') })
      for (const [channel, state] of [
        ['whatsapp', 'failed'],
        ['sms', 'failed'],
        ['email', 'sent'],
      ] as const)
        await expect(
          told
            .filter({ hasText: t(`appointments.mailChannels.${channel}`) })
            .filter({ hasText: t(`appointments.mailStates.${state}`) }),
        ).toHaveCount(1)
      await expectAccessible(theirs)
      const bell = t('shell.notifications')
      await theirs.getByRole('button', { name: new RegExp(`^${bell}`) }).click()
      await expect(
        theirs
          .getByRole('region', { name: bell, exact: true })
          .getByText(t('tray.kinds.visit-confirmed', { count: 1 })),
      ).toBeVisible()

      const log = await pageOf(owner)
      await log.goto(routes.audit)
      for (const act of ['send-sms', 'status'] as const)
        await expect(log.getByText(t(`audit.acts.text.${act}`)).first()).toBeVisible()
      expect(asked).toEqual([`whatsapp:${number}`, number])
      expect(reminders()).toHaveLength(1)
    })
  })
}
