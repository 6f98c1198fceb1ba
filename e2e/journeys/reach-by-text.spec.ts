import type { Page } from '@playwright/test'
import { appointment } from '#contract/appointments'
import { patientChannels, type TextChannel } from '#contract/channels'
import { LOCALE_COOKIE } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'
import en from '@/messages/en.json' with { type: 'json' }
import es from '@/messages/es.json' with { type: 'json' }
import { required } from '../accounts'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { clinicInstant, type FreshDoctor, freshAppointment } from '../fresh-data'
import { lastTextTo } from '../textbox'
import { clinicOfTexts, mobilePatient, verifyNumber } from '../texted'

/** A clinic that writes by this channel first, and a patient who has agreed to it and has a visit ahead. */
async function agreedTo(channel: TextChannel, language: 'en' | 'es') {
  const { owner, doctor } = await clinicOfTexts([...new Set([channel, 'sms', 'email'] as const)])
  const { patient, number, own } = await mobilePatient(owner)
  await verifyNumber(own, number, lastTextTo)
  await own.send('PUT', `/patients/${patient.id}/consents`, { kind: channel, version: 1, given: true })
  await own.send('PUT', '/users/me/notifications', { reminders: channel, language })
  const visit = await freshAppointment(patient, doctor, clinicInstant(doctor, 5, '10:00'))
  return { owner, doctor, patient, number, id: visit.appointmentId, own }
}

async function remind(doctor: FreshDoctor, id: string): Promise<void> {
  const desk = await clinicApiAs(doctor)
  const asked = await desk.send('PUT', `/appointments/${id}/ask-confirmation`)
  expect(asked.status).toBe(200)
}

/** The telephone of that number, in the language of the page. */
class Phone {
  readonly #page: Page
  readonly #texts: typeof en
  readonly bubbles

  constructor(page: Page, texts: typeof en) {
    this.#page = page
    this.#texts = texts
    this.bubbles = page.getByRole('listitem')
  }

  async open(number: string): Promise<void> {
    await this.#page.goto(routes.demoPhone)
    await settled(this.#page)
    await this.#page.getByLabel(this.#texts.phone.number).selectOption(number)
  }

  async answer(text: string): Promise<void> {
    await this.#page.getByLabel(this.#texts.phone.answer).last().fill(text)
    await this.#page.getByRole('button', { name: this.#texts.phone.send }).last().click()
    await expect(this.bubbles.filter({ hasText: new RegExp(`^${text}`) })).toBeVisible()
  }
}

const languages = [
  {
    locale: 'en',
    texts: en,
    channel: 'sms',
    yes: 'Yes',
    no: 'NO',
    stop: 'STOP',
    bye: /no more messages/,
    name: 'SMS',
  },
  {
    locale: 'es',
    texts: es as typeof en,
    channel: 'whatsapp',
    yes: 'Sí',
    no: 'No',
    stop: 'BAJA',
    bye: /no recibirás más mensajes/,
    name: 'WhatsApp',
  },
] as const

for (const { locale, texts, channel, yes, no, stop, bye, name } of languages) {
  test(`a reminder by ${name} is confirmed by its answer, a no brings the link, and a stop ends it (${locale})`, async ({
    page,
    context,
    loginAs,
    forgetSession,
  }) => {
    test.slow()
    const { owner, doctor, patient, number, id, own } = await agreedTo(channel, locale)
    await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: required('E2E_WEB_URL') }])
    await remind(doctor, id)
    await expect.poll(() => lastTextTo(number), { timeout: 20_000 }).toMatch(/10:00.*\/v\/\w{12}/s)

    const phone = new Phone(page, texts)
    await phone.open(number)
    await expect(phone.bubbles.filter({ hasText: /\/v\// }).last()).toContainText('10:00')
    await expectAccessible(page)
    await phone.answer(yes)
    const desk = await clinicApiAs(doctor)
    await expect
      .poll(async () => (await desk.get(`/appointments/${id}`, appointment)).confirmedAt)
      .not.toBeNull()

    // A single word never cancels; the link that it brings does.
    await phone.answer(no)
    const reply = phone.bubbles.filter({
      hasText: texts === en ? /to move or cancel/ : /para cambiar o cancelar/,
    })
    await expect(reply).toBeVisible({ timeout: 20_000 })
    await reply.getByRole('link').click()
    await expect(page.getByRole('heading', { name: texts.visitLink.title.choose })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: texts.visitLink.cancelIt }).click()
    await page.getByRole('button', { name: texts.visitLink.cancel, exact: true }).click()
    await expect(page.getByText(texts.visitLink.cancelled)).toBeVisible()

    await phone.open(number)
    await phone.answer(stop)
    await expect(phone.bubbles.filter({ hasText: bye })).toBeVisible({ timeout: 20_000 })
    const { consents } = await own.get(`/patients/${patient.id}/channels`, patientChannels)
    expect(consents.find(({ kind }) => kind === channel)).toMatchObject({ given: false })

    await loginAs(doctor)
    await page.goto(routes.appointment(id))
    await settled(page)
    await page.getByText(texts.visitActions.mails).click()
    const sent = page.getByRole('listitem').filter({ hasText: texts.appointments.mailKinds.reminder })
    await expect(sent.filter({ hasText: name })).toContainText(texts.appointments.mailStates.answered)
    const bell = texts.shell.notifications
    await page.getByRole('button', { name: new RegExp(`^${bell}`) }).click()
    const tray = page.getByRole('region', { name: bell, exact: true })
    await expect(
      tray.getByRole('link', { name: texts === en ? /Patient is coming/ : /El paciente ha confirmado/ }),
    ).toBeVisible()

    await forgetSession()
    await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: required('E2E_WEB_URL') }])
    await loginAs(owner)
    await page.goto(routes.audit)
    for (const act of [`send-${channel}`, 'answer', 'reply'] as const)
      await expect(page.getByText(texts.audit.acts.text[act]).first()).toBeVisible()
    await page.goto(`${routes.clinicEdit}#channels`)
    await expect(page.getByRole('link', { name: texts.channels.demoPhone })).toBeVisible()
  })
}
