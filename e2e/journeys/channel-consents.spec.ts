import { patientChannels, textChannels } from '#contract/channels'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect } from '../fixtures'
import { clinicInstant, freshAppointment } from '../fresh-data'
import { test } from '../languages'
import { clinicOfTexts, mobilePatient } from '../texted'
import { phone } from '../windows'

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: language === 'es' ? 'es-ES' : 'en-GB' })

    test('SMS and WhatsApp are agreed to and ended in one step, in the profile and at the desk', async ({
      page,
      t,
      pageOf,
      loginAs,
    }) => {
      const { owner, doctor } = await clinicOfTexts(['whatsapp', 'sms', 'email'])
      const { patient, own } = await mobilePatient(owner)
      const visit = await freshAppointment(patient, doctor, clinicInstant(doctor, 5, '10:00'))
      const given = async () => {
        const { consents } = await own.get(`/patients/${patient.id}/channels`, patientChannels)
        return consents.map(({ given }) => given)
      }
      expect(await given()).toEqual([null, null])

      await loginAs(patient)
      if (language === 'es') await page.setViewportSize(phone)
      await page.goto(`${routes.patientEdit}#consents`)
      await settled(page)
      const act = (what: 'agree' | 'stop', kind: 'sms' | 'whatsapp') =>
        page.getByRole('button', {
          name: t('consents.actOn', { act: t(`consents.${what}`), what: t(`consents.kinds.${kind}`) }),
        })
      for (const kind of textChannels) {
        await act('agree', kind).click()
        const question = page.getByRole('dialog', { name: t(`consents.kinds.${kind}`), exact: true })
        await expect(question.getByText(t(`consents.texts.${kind}1`))).toBeVisible()
        await expectAccessible(page)
        await question.getByRole('button', { name: t('consents.agree'), exact: true }).click()
        await expect(question.getByText(t('consents.missing'))).toBeVisible()
        await question.getByRole('checkbox').check()
        await question.getByRole('button', { name: t('consents.agree'), exact: true }).click()
        await expect(question).toBeHidden()
      }
      expect(await given()).toEqual([true, true])
      for (const kind of textChannels) {
        await act('stop', kind).click()
        await expect(act('agree', kind)).toBeVisible()
      }
      expect(await given()).toEqual([false, false])

      const desk = await pageOf(doctor)
      await desk.goto(routes.appointment(visit.appointmentId))
      await settled(desk)
      await desk.getByText(t('visitActions.mails')).click()
      for (const kind of textChannels) {
        const channel = t(`channels.names.${kind}`)
        const asked = desk.getByRole('listitem').filter({ hasText: t(`channels.desk.ask.${kind}`) })
        await asked.getByRole('button', { name: t('channels.desk.yesTo', { channel }) }).click()
        await expect(asked).toContainText(
          language === 'en' ? 'Said yes at the desk' : 'Dijo que sí en recepción',
        )
        await expectAccessible(desk)
        await asked.getByRole('button', { name: t('channels.desk.noTo', { channel }) }).click()
        await expect(asked).toContainText(
          language === 'en' ? 'Said no at the desk' : 'Dijo que no en recepción',
        )
      }
      const { consents } = await own.get(`/patients/${patient.id}/channels`, patientChannels)
      expect(consents).toMatchObject([
        { kind: 'sms', given: false, byStaff: true },
        { kind: 'whatsapp', given: false, byStaff: true },
      ])
    })
  })
}
