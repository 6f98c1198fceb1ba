import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { toast, useToasts } from '@/components/ui/toast'
import { NotificationTray } from './notification-tray'
import { PastToasts } from './past-toasts'

const page = island()

function Tray() {
  const { history } = useToasts()
  return (
    <>
      <NotificationTray />
      {history.length > 0 ? <PastToasts history={history} /> : <p>Nothing is left</p>}
    </>
  )
}

const titles = () =>
  [...document.querySelectorAll('[aria-labelledby=tray-here] p')].map((each) => each.textContent)
const bell = () => screen.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label')

it('what toasts said stays in the tray, the latest first, until it is removed', async () => {
  await page.load(<Tray />)
  for (const text of ['First', 'Second', 'Third']) act(() => void toast.success(text))
  expect(bell()).toBe('Notifications, 3 new')
  expect(titles()).toEqual(['Third', 'Second', 'First'])
  await page.press('Remove: Second')
  expect(titles()).toEqual(['Third', 'First'])
  await page.press('Remove all')
  expect(screen.getByText('Nothing is left')).toBeTruthy()
  expect(bell()).toBe('Notifications')
})
