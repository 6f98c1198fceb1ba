import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BarsChart } from './bars-chart'

afterEach(() => vi.restoreAllMocks())

it('each bar of a few has its figure, also a full one; a week without hours has none', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 180))
  const row = (label: string, value: number, rest: number) => ({
    label,
    value,
    rest,
    figure: `${value}\u00A0%`,
  })
  const { container } = render(
    <BarsChart height={180} rows={[row('a', 100, 0), row('b', 62, 38), row('c', 0, 100), row('d', 0, 0)]} />,
  )
  const shown = () => [...container.querySelectorAll('.recharts-label')].map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(shown()).toEqual(['100\u00A0%', '62\u00A0%', '0\u00A0%']))
})
