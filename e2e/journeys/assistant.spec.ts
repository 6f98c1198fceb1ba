import type { Page } from '@playwright/test'
import { LOCALE_COOKIE } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshHouse, freshShift } from '../fresh-data'

test('the assistant greets, suggests, answers with its canned reply and keeps the focus', async ({
  page,
  loginAs,
}) => {
  await loginAs('patient')
  await page.goto(routes.searchStaff)
  await settled(page)
  const toggle = page.getByRole('button', { name: 'Open the assistant' })
  await toggle.click()
  const panel = page.getByRole('dialog', { name: 'AI Medical Assistant' })
  await expect(panel.getByText('How can I help you today?')).toBeVisible()
  const suggestions = panel.getByRole('list', { name: 'Suggested questions' }).getByRole('button')
  await expect(suggestions).toHaveCount(5)
  const box = panel.getByRole('textbox')
  await expect(box).toBeFocused()
  await expectAccessible(page)

  await suggestions.first().click()
  await expect(box).toHaveValue('How do I book an appointment?')
  await expect(panel.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(1)
  await box.fill('Is {this} <b>safe</b>?')
  await page.keyboard.press('Enter')
  await expect(panel.getByText("You asked: Is {this} <b>safe</b>? Here's a sample response...")).toBeVisible()
  await expect(suggestions).toHaveCount(0)

  await box.fill('I have chest pain')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('In an emergency call 112')).toBeVisible()

  const widget = page.locator('#assistant, [aria-controls=assistant]')
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press(step < 5 ? 'Tab' : 'Shift+Tab')
    await expect(widget.locator(':focus').or(page.locator('[aria-controls=assistant]:focus'))).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(toggle).toBeFocused()
})

/** Asks once the page is alive, and awaits the reply that every question has. */
async function ask(page: Page, question: string) {
  const panel = page.locator('#assistant')
  if (!(await panel.isVisible())) {
    await page.locator('[aria-label="Open the assistant"], [aria-label="Abrir el asistente"]').click()
  }
  await panel.getByRole('textbox').fill(question)
  await page.keyboard.press('Enter')
  await expect(
    panel.getByText(new RegExp(`(You asked|Has preguntado): ${question.replace(/[?¿.]/g, '\\$&')}`)),
  ).toBeVisible()
  return panel
}

test('a patient asks for a free time and books it, then asks what it would be to cancel', async ({
  page,
  loginAs,
}) => {
  const { patient, doctor } = await freshHouse()
  await freshShift(doctor, { daysAhead: 2, from: '16:00', minutes: 120 })
  await loginAs(patient)
  await page.goto(routes.app)
  await settled(page)
  const panel = await ask(page, 'next cardiology after 17:00')
  const times = panel.getByRole('region', { name: 'Free times' })
  await expect(times).toContainText('from 17:00')
  await expect(times.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await times.getByRole('link', { name: /17:00$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page).toHaveURL(routes.appointments)
  await ask(page, '¿Is this understood?')
  const cancel = (await ask(page, 'cancel my next visit')).getByRole('region', {
    name: 'Cancel this appointment?',
  })
  await expect(cancel).toContainText('Nothing has changed yet')
})

test('what was asked last and the beginning of its answer are in sight', async ({ page, loginAs }) => {
  await loginAs('doctor')
  await page.goto(routes.myStaffProfile)
  await settled(page)
  for (const question of ['Is this understood?', 'And this?', 'And that?', 'visits this week'])
    await ask(page, question)
  const panel = page.locator('#assistant')
  await expect(panel.getByRole('heading', { name: 'Appointments' })).toBeInViewport({ ratio: 1 })
  await expect(panel.getByText('visits this week').first()).toBeInViewport()
  await expect(panel.getByText('And that?').first()).not.toBeInViewport()
})

test('a doctor and a clinic’s administrator ask in their languages', async ({
  page,
  loginAs,
  forgetSession,
}) => {
  const { owner, doctor, patient } = await freshHouse()
  await freshShift(doctor, { daysAhead: 1, from: '10:00', minutes: 60 })
  await freshAppointment(patient, doctor, clinicInstant(doctor, 1, '10:00'))
  await loginAs(doctor)
  await page.goto(routes.myStaffProfile)
  await settled(page)
  const visits = (await ask(page, 'visits tomorrow')).getByRole('region', { name: 'Appointments' })
  await expect(visits.getByRole('listitem')).toContainText(`${patient.name} ${patient.surname}`)
  await (await ask(page, 'how do I enable two-factor'))
    .getByRole('link', { name: 'Open your account' })
    .click()
  await expect(page).toHaveURL(`${routes.myStaffProfile}#account`)
  await forgetSession()
  await loginAs(owner)
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: 'es', url: required('E2E_WEB_URL') }])
  await page.goto(routes.plans)
  await settled(page)
  const plan = (await ask(page, '¿qué plan tenemos?')).getByRole('region', { name: 'Plan: Basic' })
  await expect(plan).toContainText('1 de 2')
  const missed = (await ask(page, 'cuántas ausencias esta semana')).getByRole('region', {
    name: 'Citas a las que no se asistió',
  })
  await missed.getByRole('link', { name: 'Ninguna ausencia' }).click()
  await expect(page).toHaveURL(/insights\/visits\?.*which=no-shows/)
})
