// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Translator, translatePage } from '@/components/testing/translate-page'
import { keepUpWithTranslation } from './translated-page'

/** Texts beside elements, which come, go and change: what React fails at on a translated page. */
function Visits({ count, more, late }: { count: number; more: boolean; late: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <div data-testid="visits">
      {late && 'Late. '}
      {count} visits
      {more && <b>and more</b>}
      {open ? 'Open' : <i>Closed</i>}
      <button type="button" onClick={() => setOpen(!open)}>
        Turn
      </button>
    </div>
  )
}

describe.each<Translator>(['replaces', 'wraps'])('a translator that %s texts', (translator) => {
  let stop = () => {}
  beforeAll(keepUpWithTranslation)
  afterEach(() => {
    stop()
    cleanup()
  })

  const shown = () => screen.getByTestId('visits').textContent?.replaceAll(/[«»]/g, '')
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)))

  it('leaves a page that goes on changing, with no text missing, doubled or out of date', async () => {
    const { rerender } = render(<Visits count={2} more={false} late={false} />)
    stop = translatePage(translator, (text) => `«${text}»`)
    await settled()
    expect(shown()).toBe('2 visitsClosedTurn')
    const turn = async () => {
      screen.getByRole('button').click()
      await settled()
    }
    await turn()
    expect(shown()).toBe('2 visitsOpenTurn')
    rerender(<Visits count={3} more late />)
    await settled()
    expect(shown()).toBe('Late. 3 visitsand moreOpenTurn')
    rerender(<Visits count={4} more late={false} />)
    await settled()
    expect(shown()).toBe('4 visitsand moreOpenTurn')
    await turn()
    expect(shown()).toBe('4 visitsand moreClosedTurn')
    rerender(<Visits count={4} more={false} late />)
    await settled()
    expect(shown()).toBe('Late. 4 visitsClosedTurn')
    if (translator === 'replaces') expect(screen.getByRole('button').textContent).toBe('«Turn»')
  })

  it('does not hide faults: a node that was never there cannot be removed', () => {
    expect(() => document.body.removeChild(document.createElement('p'))).toThrow()
    expect(() => document.body.removeChild(document.createTextNode('a'))).toThrow()
    const before = document.createElement('p')
    expect(() => document.body.insertBefore(document.createElement('p'), before)).toThrow()
  })
})
