import { routes } from '@/lib/routes'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'

test('the assistant greets, suggests, answers with its canned reply and keeps the focus', async ({
  page,
  loginAs,
}) => {
  await loginAs('patient')
  await page.goto(routes.searchStaff, { waitUntil: 'networkidle' })
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

  const widget = page.locator('#assistant, [aria-controls=assistant]')
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press(step < 5 ? 'Tab' : 'Shift+Tab')
    await expect(widget.locator(':focus').or(page.locator('[aria-controls=assistant]:focus'))).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(toggle).toBeFocused()
})
