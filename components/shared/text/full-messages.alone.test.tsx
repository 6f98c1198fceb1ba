// @vitest-environment happy-dom
import { setTimeout } from 'node:timers/promises'
import { screen } from '@testing-library/react'
import type { Messages } from 'next-intl'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { largePart } from '@/components/ui/large-part'
import english from '@/messages/en.json'

const load = vi.hoisted(() => vi.fn<() => Promise<Messages>>())
vi.mock('./catalogue', async () => ({ catalogue: (await import('./texts-once')).textsOnce(load) }))

const page = island()
const lost = Object.assign(new Error('no connection'), { name: 'ChunkLoadError' })

interface PartProps {
  onClose: () => void
}

const Part = largePart<PartProps>(async () => {
  const { withFullMessages } = await import('./full-messages')
  return withFullMessages(() => <p>{useTranslations('common')('close')}</p>)
})

function Screen() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <label>
        Name
        <input />
      </label>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Part onClose={() => setOpen(false)} />}
    </>
  )
}

it('a part whose texts cannot be loaded says so, leaves what is typed on the screen, and opens later', {
  tags: 'slow',
}, async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  load.mockRejectedValue(lost)
  page.show(<Screen />)
  await page.type('Name', 'Águeda')
  await page.press('Open')
  expect(await screen.findByText(english.common.notLoaded)).toBeTruthy()
  expect(page.field('Name').value).toBe('Águeda')
  expect(load).toHaveBeenCalled()

  load.mockResolvedValue(english)
  // Texts that were refused are asked for again after a second.
  await setTimeout(1050)
  await page.press('Open')
  expect(await screen.findByText(english.common.close)).toBeTruthy()
  expect(page.field('Name').value).toBe('Águeda')
})
