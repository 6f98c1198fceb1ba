import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { invalidCredentials, sentences } from '#contract/sentences'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { island } from '@/components/testing/island'
import { AuditorRight } from './auditor-right'
import { DeleteDoctor } from './delete-doctor'
import { ResetFactor } from './reset-factor'

/** The dialog and its texts are fetched when they are first opened. */
const loads = { timeout: 10_000 }
const page = island()

const bodies = () => page.sent.map(({ body }) => body)

/** The server asks for the password once, then does it. */
async function answerQuestion(endpoint: Parameters<typeof page.refuse>[0]) {
  await screen.findByText('Enter your password to confirm that it is you.', {}, loads)
  page.refuse(endpoint, 'wrong_credentials', {
    message: invalidCredentials,
    errors: { currentPassword: sentences.wrongPassword },
  })
  await page.type('Current Password', 'Wrong-1234')
  await page.press('Continue')
  await screen.findByText(sentences.wrongPassword)
  await page.type('Current Password', 'Demo-1234')
}

it('resetting a factor asks for the password when the server does, and goes on with it', async () => {
  page.refuse('account.resetTwoFactor', 'password_needed')
  page.show(<ResetFactor userId="u1" name="Ana Gil" />)
  await page.press('Reset 2FA')
  await screen.findByRole('alertdialog', {}, loads)
  await page.press('Reset')
  await answerQuestion('account.resetTwoFactor')
  page.answer('account.resetTwoFactor', { message: 'done' })
  await page.press('Continue')
  expect(bodies()).toEqual([{}, { currentPassword: 'Wrong-1234' }, { currentPassword: 'Demo-1234' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

function Right() {
  const { run, sentence } = useAct()
  return (
    <>
      <AuditorRight doctorId="d1" name="Ana Gil" auditor={false} run={run} />
      <SentenceAlert of={sentence} />
    </>
  )
}

it('a new auditor too, and closing the question changes nothing', async () => {
  page.refuse('staff.update', 'password_needed')
  page.show(<Right />)
  fireEvent.click(screen.getByRole('switch', { name: 'Can read the activity log' }))
  await screen.findByText(/to confirm that it is you/, {}, loads)
  await page.press('Cancel')
  expect(screen.queryByText(/to confirm that it is you/)).toBeNull()
  expect(bodies()).toEqual([{ auditor: true }])
  expect([screen.queryByRole('alert'), page.refreshed()]).toEqual([null, 0])
})

it('the deletion of a doctor goes on to the appointments, in Spanish', async () => {
  page.refuse('staff.delete', 'password_needed')
  page.show(<DeleteDoctor doctorId="d1" name="Ana Gil" />, { locale: 'es' })
  await page.press(/médic/i)
  const ask = await screen.findByRole('alertdialog', {}, loads)
  await page.press(ask.querySelector('button:last-of-type')?.textContent ?? '')
  await screen.findByText(/Escribe tu contraseña para confirmar/, {}, loads)
  page.refuse('staff.delete', 'appointments_affected', { appointments: [] })
  await page.type('Contraseña actual', 'Demo-1234')
  await page.press('Continuar')
  expect(bodies()).toEqual([{}, { currentPassword: 'Demo-1234' }])
  expect(await screen.findByRole('alertdialog', {}, loads)).toBeTruthy()
})
