import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aMessage, aThread } from '@/components/testing/a-thread'
import { island } from '@/components/testing/island'
import type { Sent } from '@/components/testing/stand-in-web'
import type { Message } from '@/lib/domain/thread'
import { routes } from '@/lib/routes'
import { ThreadView } from './thread-view'

const page = island({ at: routes.thread('t1') })

const question = aMessage({ mine: false })
const nine = aMessage({
  id: 'm2',
  text: 'Come at nine',
  authorName: 'Eva Gil',
  fromPatient: false,
  mine: false,
})
const news = { type: 'message', threadId: 't1', clinicId: 'k1' } as Parameters<typeof page.tell>[0]

function show(side: 'team' | 'patient' = 'team') {
  page.answer('threads.get', aThread())
  page.answer('threads.setAnswering', { message: 'said' })
  page.answer('threads.markRead', { message: 'read' })
  page.show(
    <ThreadView
      initial={aThread()}
      conversation={{ messages: [question], more: false }}
      team={side === 'team' ? [] : null}
      fields={{}}
      title={null}
      facts={null}
      now="2026-11-26T09:00:00.000Z"
    />,
  )
}

const field = 'Write to Patient'
const row = (text: string) => screen.getAllByRole('listitem').find((each) => each.textContent?.includes(text))
const says = (messages: Message[]) => page.answer('threads.messages', { messages, more: false })

describe('of two who answer at once', () => {
  it('each says that they write, and sees who else does', async () => {
    show()
    await page.type(field, 'Come at ten')
    expect(page.sentTo('threads.setAnswering').map(({ body }) => body)).toEqual([{ answering: true }])
    expect(screen.queryByText(/is writing an answer/)).toBeNull()
    page.answer('threads.get', aThread({ answering: 'Eva Gil' }))
    says([question])
    await page.tell(news)
    expect((await screen.findByText(/is writing an answer/)).textContent).toContain('Eva Gil is writing')
  })

  it('the second is told before they send, and keeps what they have typed', async () => {
    show()
    await page.type(field, 'Come at ten')
    says([question, nine])
    await page.tell(news)
    expect((await screen.findByText(/has answered in the meantime/)).textContent).toContain('Eva Gil has')
    expect(row('Come at nine')).toBeTruthy()
    expect(page.field(field).value).toBe('Come at ten')
  })

  it('who heard nothing of it is refused, reads the first answer, and sends theirs on purpose', async () => {
    show()
    says([question, nine])
    page.refuse('threads.send', 'stale')
    await page.type(field, 'At twelve')
    await page.press('Send')
    await waitFor(() =>
      expect(row('At twelve')?.textContent).toContain('a colleague has answered in the meantime'),
    )
    expect(row('Come at nine')).toBeTruthy()
    page.answer('threads.send', ({ key }: Sent) =>
      aMessage({ ...nine, id: 'm3', key, text: 'At twelve', mine: true }),
    )
    await page.press('Send anyway')
    await waitFor(() => expect(row('At twelve')?.textContent).toMatch(/Sent$/))
    const [refused, meant] = page.sentTo('threads.send')
    expect([refused?.body, meant?.body]).toMatchObject([{ seen: 'm1' }, { seen: 'm2' }])
    expect(meant?.key).not.toBe(refused?.key)
  })
})

it('a patient is told of neither', async () => {
  show('patient')
  await page.type('Write to Centro', 'Thank you')
  says([question, nine])
  await page.tell(news)
  await waitFor(() => expect(row('Come at nine')).toBeTruthy())
  expect(screen.queryByText(/is writing|has answered/)).toBeNull()
  expect(page.sentTo('threads.setAnswering')).toEqual([])
})
