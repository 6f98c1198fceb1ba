import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { ClockInput } from './clock-input'
import { DayInput } from './day-input'
import { PickedDayParam } from './picked-day-param'

const page = island()

function Born({ told }: { told: (day: string) => void }) {
  const [day, setDay] = useState('1990-05-17')
  const change = (next: string) => {
    told(next)
    setDay(next)
  }
  return <DayInput aria-label="Born" value={day} onChange={change} />
}

const born = () => screen.getByLabelText<HTMLInputElement>('Born')
const typeInto = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } })

it('a day is written dd/mm/yyyy whatever the browser, and half a day is no day', () => {
  const told = vi.fn()
  page.show(<Born told={told} />)
  expect(born().value).toBe('17/05/1990')
  typeInto(born(), '3/5/19')
  expect(born().value).toBe('3/5/19')
  expect(told).toHaveBeenLastCalledWith('unfinished')
  typeInto(born(), '3/5/1991')
  expect(told).toHaveBeenLastCalledWith('1991-05-03')
  fireEvent.blur(born())
  expect(born().value).toBe('03/05/1991')
  typeInto(born(), '')
  expect(told).toHaveBeenLastCalledWith('')
})

it('a day of the calendar reaches a form that applies its filters at once', async () => {
  const changed = vi.fn()
  page.show(
    <form onChange={({ currentTarget }) => changed(new FormData(currentTarget).get('from'))}>
      <PickedDayParam aria-label="From" name="from" value="2026-11-20" />
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
  fireEvent.click(await screen.findByText('24'))
  expect(changed).toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('24/11/2026')
  expect(new FormData(document.forms[0]).get('from')).toBe('2026-11-24')
})

it('a time has 24 hours and is completed when the field is left', () => {
  const told = vi.fn()
  page.show(<ClockInput aria-label="Quiet from" value="22:00" onChange={told} />)
  const field = screen.getByLabelText<HTMLInputElement>('Quiet from')
  typeInto(field, '730')
  expect(told).toHaveBeenLastCalledWith('07:30')
  typeInto(field, '7:3')
  expect(told).toHaveBeenLastCalledWith('')
})
