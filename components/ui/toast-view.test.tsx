import { act, render, screen, waitFor } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, it, vi } from 'vitest'
import en from '@/messages/en.json'
import { changeToasts, noToasts, toast, useToasts } from './toast'
import { ToastView } from './toast-view'

function Screen({ path }: { path: string }) {
  const { current, history } = useToasts()
  return (
    <PathnameContext.Provider value={path}>
      <NextIntlClientProvider locale="en" messages={en}>
        <ToastView entry={current} />
        <p data-testid="tray">{history.map(({ title }) => title).join()}</p>
      </NextIntlClientProvider>
    </PathnameContext.Provider>
  )
}

afterEach(() => {
  changeToasts(() => noToasts)
  vi.restoreAllMocks()
})

it('what can be taken back leaves with the screen on which it was said, and stays in the tray', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const { rerender } = render(<Screen path="/app/calendar" />)
  act(() => void toast.success('6 appointments changed', { action: { label: 'Undo', onClick: () => {} } }))
  await screen.findByRole('button', { name: 'Undo' })
  // The sentence was said on the way to this screen, and is read here.
  clock.mockReturnValue(10_500)
  rerender(<Screen path="/app/appointments/1" />)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  clock.mockReturnValue(15_000)
  rerender(<Screen path="/app/patients" />)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(screen.getByTestId('tray').textContent).toBe('6 appointments changed')
})

it('what a toast offers is done once, also when it is pressed again while it fades', async () => {
  const onClick = vi.fn()
  render(<Screen path="/app/calendar" />)
  act(() => void toast.success('6 appointments moved', { action: { label: 'Reopen', onClick } }))
  const undo = await screen.findByRole('button', { name: 'Reopen' })
  await act(async () => undo.click())
  await act(async () => undo.click())
  expect(onClick).toHaveBeenCalledOnce()
})
