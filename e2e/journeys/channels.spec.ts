import { randomInt } from 'node:crypto'
import { patientChannels } from '#contract/channels'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { freshClinicAdmin, freshPatient } from '../fresh-data'
import { lastTextTo } from '../textbox'

test('a clinic turns SMS on; a patient verifies their number with the code and is reminded by SMS', async ({
  page,
  loginAs,
  forgetSession,
}) => {
  const owner = await freshClinicAdmin()
  const digits = `6${randomInt(10_000_000, 99_999_999)}`
  const patient = await freshPatient({ phone: digits }, owner)
  await loginAs(owner)
  await page.goto(`${routes.clinicEdit}#channels`)
  await settled(page)
  await page.getByRole('button', { name: 'Edit channels' }).click()
  const channels = page.getByRole('dialog', { name: 'Email, SMS and WhatsApp' })
  await channels.getByLabel('First', { exact: true }).selectOption('sms')
  await channels.getByLabel('Then', { exact: true }).selectOption('email')
  await channels.getByLabel('Sender for SMS').fill('+34600000001')
  await channels.getByLabel('Monthly limit in euros').fill('10')
  await expectAccessible(page)
  await channels.getByRole('button', { name: 'Save' }).click()
  await expect(channels).toBeHidden()
  await expect(page.getByText('SMS → Email')).toBeVisible()

  await forgetSession()
  await loginAs(patient)
  await page.goto(`${routes.patientEdit}#notices`)
  await settled(page)
  await page.getByRole('button', { name: 'Verify number' }).click()
  const proof = page.getByRole('dialog', { name: 'Verify your number' })
  await proof.getByRole('button', { name: 'Send code' }).click()
  await expect(proof.getByText(/Enter the six digits/)).toBeVisible()
  const code = /\b\d{6}\b/.exec(await lastTextTo(`+34${digits}`))?.[0] ?? ''
  await proof.getByLabel('Code').fill(code)
  await expectAccessible(page)
  await proof.getByRole('button', { name: 'Verify number' }).click()
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await page.getByLabel('Appointment reminders').selectOption('sms')
  const consent = page.getByRole('dialog', { name: 'SMS' })
  await consent.getByRole('button', { name: 'Agree' }).click()
  await expect(consent).toBeHidden()
  const own = await clinicApiAs(patient)
  await expect
    .poll(() => own.get(`/patients/${patient.id}/channels`, patientChannels))
    .toMatchObject({ reminders: 'sms', isVerified: true })
})

test('the service worker shows what is pushed, answers no requests, and is registered by a press alone', async ({
  page,
  context,
  loginAs,
}) => {
  const patient = await freshPatient()
  await context.grantPermissions(['notifications'])
  await loginAs(patient)
  await page.goto(routes.patientEdit)
  await settled(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [known] = registrations
      if (known) resolve(known.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('No service worker was registered')
  // A browser without a desktop keeps no notifications: the last step of the worker is watched instead.
  await worker.evaluate(() => {
    const shown: object[] = []
    Reflect.set(globalThis, 'shown', shown)
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, body: options?.body, tag: options?.tag, data: options?.data })
    }
  })
  const data = { title: 'Consulta', body: 'You have a new message', href: '/app/messages/1', tag: 'one' }
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: required('E2E_WEB_URL'),
    registrationId: await registered,
    data: JSON.stringify(data),
  })
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(globalThis, 'shown')))
    .toEqual([{ title: data.title, body: data.body, tag: data.tag, data: { href: data.href } }])
})
