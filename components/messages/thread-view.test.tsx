import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { z } from 'zod'
import type { newMessage } from '#contract/threads'
import { aMessage, aThread } from '@/components/testing/a-thread'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import type { Sent } from '@/components/testing/stand-in-web'
import type { Message, TeamMember } from '@/lib/domain/thread'
import { routes } from '@/lib/routes'
import { ThreadView } from './thread-view'

const page = island({ at: routes.thread('t1') })
const send = 'threads.send'

function show(options?: Parameters<typeof page.show>[1], team: TeamMember[] | null = null) {
  page.answer('threads.get', aThread())
  return page.show(
    <ThreadView
      initial={aThread()}
      conversation={{ messages: [aMessage()], more: false }}
      team={team}
      fields={{}}
      title={null}
      facts={null}
      now="2026-11-26T09:00:00.000Z"
    />,
    options,
  )
}

const row = (text: string) => screen.getAllByRole('listitem').find((each) => each.textContent?.includes(text))
const sends = () => page.sentTo(send)
const bodyOf = ({ body }: Sent) => body as z.input<typeof newMessage>
const stored = (sent: Sent): Message =>
  aMessage({ id: sent.key ?? '', key: sent.key, text: bodyOf(sent).text })

async function say(text: string) {
  await page.type('Write to Centro', text)
  await page.press('Send')
}

/** A page that is loaded again: this tab keeps what was typed and what is on its way. */
function reload({ unmount }: { unmount: () => void }, team: TeamMember[] | null = null) {
  const kept = { ...sessionStorage }
  unmount()
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  show({}, team)
}

const backOnline = () => act(async () => void window.dispatchEvent(new Event('online')))

describe('what is written without a connection', () => {
  it('waits, and arrives once and in its order when that is back', async () => {
    page.lose(send)
    show()
    await say('First')
    await waitFor(() => expect(row('First')?.textContent).toContain('Waiting for a connection'))
    await say('Second')
    expect(row('Second')?.textContent).toContain('Sending')
    expect(sends().map((each) => bodyOf(each).text)).toEqual(['First'])
    page.answer(send, stored)
    await backOnline()
    for (const text of ['First', 'Second'])
      await waitFor(() => expect(row(text)?.textContent).toMatch(/Sent$/))
    expect(sends().map((each) => bodyOf(each).text)).toEqual(['First', 'First', 'Second'])
    const [lost, again, second] = sends().map(({ key }) => key)
    expect(again).toBe(lost)
    expect(second).not.toBe(lost)
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(shown.map((text) => /Hello|First|Second/.exec(text ?? '')?.[0])).toEqual([
      'Hello',
      'First',
      'Second',
    ])
  })

  it('is sent after a reload under the name that it had; what was not sent yet stays in the field', async () => {
    page.lose(send)
    const first = show()
    await say('Once only')
    await waitFor(() => expect(row('Once only')?.textContent).toContain('Waiting'))
    await page.type('Write to Centro', 'Not sent')
    page.answer(send, stored)
    reload(first)
    await waitFor(() => expect(row('Once only')?.textContent).toMatch(/Sent$/))
    expect(page.field('Write to Centro').value).toBe('Not sent')
    const [before, after] = sends().map(({ key }) => key)
    expect(after).toBe(before)
  })

  it('whose answer alone was lost is shown once', async () => {
    page.lose(send)
    show()
    await say('Once only')
    await waitFor(() => expect(row('Once only')?.textContent).toContain('Waiting'))
    const arrived = stored(sends()[0] ?? { call: '', query: {}, body: {}, key: undefined })
    page.answer('threads.messages', { messages: [aMessage(), arrived], more: false })
    await page.tell({ type: 'message', threadId: 't1', clinicId: 'k1' } as Parameters<typeof page.tell>[0])
    await waitFor(() => expect(row('Once only')?.textContent).toMatch(/Sent$/))
    expect(screen.getAllByText('Once only')).toHaveLength(1)
  })
})

it('a note for the team that was not saved yet comes back as one, not as a message to the patient', async () => {
  page.answer('threads.setAnswering', { message: 'Noted' })
  const team = [{ id: 'u1', name: 'Eva Gil' }] as unknown as TeamMember[]
  const first = show({}, team)
  await page.type('Write to Patient', 'Owes two visits')
  await page.press('Note for the team')
  reload(first, team)
  expect((await screen.findByLabelText<HTMLInputElement>(/the patient never sees it/)).value).toBe(
    'Owes two visits',
  )
  page.answer(send, stored)
  await page.press('Save note')
  expect(sends().map((sent) => bodyOf(sent).internal)).toEqual([true])
})

it('a message is sent by Ctrl + Enter, in Spanish', async () => {
  page.answer(send, stored)
  show({ locale: 'es' })
  const field = await screen.findByLabelText('Escribir a Centro')
  await page.type('Escribir a Centro', 'Sí, a las diez 👍')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(sends()).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(row('Sí, a las diez 👍')?.textContent).toMatch(/Enviado$/))
  expect(page.field('Escribir a Centro').value).toBe('')
  expect(englishTexts()).toEqual([])
})

it('a message without words is not sent, and the field says so', async () => {
  show()
  await page.press('Send')
  expect(screen.getByRole('alert').textContent).toBe('Write a message first.')
  expect(document.activeElement).toBe(page.field('Write to Centro'))
  expect(sends()).toEqual([])
})

describe('a file of a message', () => {
  const file = (name: string) => new File(['%PDF-1.4'], name)
  const pdf = (id: string, originalName: string) => ({
    id,
    originalName,
    size: 8,
    contentType: 'application/pdf',
  })

  it('that is refused halfway loses nothing that was typed', async () => {
    show()
    await page.type('Write to Centro', 'Here is my report')
    page.lose('threads.attach')
    await page.choose([file('lost.pdf')])
    expect((await screen.findByRole('alert')).textContent).toContain('lost.pdf could not be attached.')
    expect(page.field('Write to Centro').value).toBe('Here is my report')
  })

  it('that is stored goes with the next message, and one that was taken off does not', async () => {
    show()
    await page.type('Write to Centro', 'Here is my report')
    for (const [id, name] of [
      ['f1', 'report.pdf'],
      ['f2', 'mistake.pdf'],
    ] as const) {
      page.answer('threads.attach', pdf(id, name))
      await page.choose([file(name)])
    }
    await page.press('Remove mistake.pdf')
    page.answer(send, (sent) => ({ ...stored(sent), files: [pdf('f1', 'report.pdf')] }))
    await page.press('Send')
    await waitFor(() => expect(screen.getByRole('link', { name: 'report.pdf' })).toBeTruthy())
    expect(sends().map((each) => bodyOf(each).files)).toEqual([['f1']])
    expect(
      within(row('Here is my report') ?? document.body).getByRole('link', { name: 'report.pdf' }),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove report.pdf' })).toBeNull()
  })

  it('keeps the message from leaving while it is on its way', async () => {
    show()
    await page.type('Write to Centro', 'Here is my report')
    const uploading = page.wait('threads.attach')
    await page.choose([file('report.pdf')])
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
    expect(submit.disabled).toBe(true)
    await uploading.answer(pdf('f1', 'report.pdf'))
    expect(submit.disabled).toBe(false)
  })
})

it('the field says when an answer comes and where to turn in an emergency', () => {
  show()
  const said = screen.getByRole('textbox').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(said)?.textContent).toMatch(/48 hours.*112/)
})

it.each([
  ['2026-11-26T09:00:00.000Z', /^Answer expected by Fri 27 Nov/],
  ['2026-12-04T09:00:00.000Z', /We usually answer within 8 hours/],
])('the day of an answer is promised while it is ahead (%s)', (now, said) => {
  vi.setSystemTime(now)
  onTestFinished(() => void vi.useRealTimers())
  const openingHours = Array.from({ length: 7 }, () => '9:00–14:00')
  const thread = aThread({ answerHours: 8, openingHours })
  page.answer('threads.get', thread)
  const conversation = { messages: [aMessage()], more: false }
  page.show(
    <ThreadView
      initial={thread}
      conversation={conversation}
      team={null}
      fields={{}}
      title={null}
      facts={null}
      now={now}
    />,
  )
  const id = screen.getByRole('textbox').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toMatch(said)
})

it('each day stands once above its messages, which have the time alone', () => {
  const at = (id: string, day: number) => aMessage({ id, text: id, at: `2026-11-${day}T08:00:00.000Z` })
  const read = { ...at('c', 27), readAt: '2026-11-27T09:30:00.000Z' }
  page.answer('threads.get', aThread())
  page.show(
    <ThreadView
      initial={aThread()}
      conversation={{ messages: [at('a', 26), at('b', 26), read], more: false }}
      team={null}
      fields={{}}
      title={null}
      facts={null}
      now="2026-11-27T10:00:00.000Z"
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Thu 26 Nov 2026You09:00aSent',
    'You09:00bSent',
    'Fri 27 Nov 2026You09:00cRead 10:30',
  ])
})

it.each([
  ['open', 'Mark as done', 'closed'],
  ['closed', 'Open again', 'open'],
] as const)('of a conversation that is %s the team presses %s', async (state, word, sent) => {
  const thread = aThread({ state, patientName: 'Luis Gómez' })
  page.answer('threads.get', thread)
  page.answer('threads.update', aThread({ state: sent }))
  const last = aMessage()
  const given = {
    conversation: { messages: [last], more: false },
    team: [],
    fields: {},
    title: null,
    facts: null,
  }
  page.show(<ThreadView initial={thread} {...given} now="2026-11-27T10:00:00.000Z" />)
  expect(screen.getByLabelText('Assigned to')).toBeTruthy()
  await page.press(word)
  const body = sent === 'closed' ? { state: sent, seenUntil: last.at } : { state: sent }
  expect(page.sentTo('threads.update').map((each) => each.body)).toEqual([body])
})

it('a message that comes while somebody closes its conversation keeps it open and is shown', async () => {
  page.answer('threads.get', aThread({ waiting: true }))
  page.refuse('threads.update', 'stale')
  show({}, [])
  page.answer('threads.messages', {
    messages: [aMessage(), aMessage({ id: 'm2', text: 'It hurts again' })],
    more: false,
  })
  await page.press('Mark as done')
  expect(await screen.findByText('It hurts again')).toBeTruthy()
  expect(await screen.findByText(/The patient has written in the meantime/)).toBeTruthy()
})

it('saved replies: each once in the reader’s language, what cannot be filled in is marked, the other language beside it', async () => {
  const reply = {
    title: 'Fasting',
    textEn: 'Dear {patient}, on {date}.',
    textEs: 'Hola, {patient}: el {date}.',
  }
  page.answer('threads.setAnswering', { message: 'said' })
  page.answer('threads.getMessaging', { answerHours: 24, replies: [reply] })
  page.answer('threads.get', aThread())
  page.show(
    <ThreadView
      initial={aThread()}
      conversation={{ messages: [aMessage()], more: false }}
      team={[]}
      fields={{ patient: 'Ana' }}
      editsReplies
      title={null}
      facts={null}
      now="2026-11-26T09:00:00.000Z"
    />,
  )
  await page.press('Saved replies')
  const own = await screen.findByRole('button', { name: /: Fasting in English$/ })
  expect(own.textContent).toContain('Dear Ana, on needs date.')
  expect(screen.queryByText(/Hola/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Edit replies' }).getAttribute('href')).toBe(
    `${routes.clinicEdit}#messages`,
  )
  fireEvent.click(screen.getByRole('button', { name: /Fasting in Spanish$/ }))
  expect(screen.getByDisplayValue('Hola, Ana: el {date}.')).toBeDefined()
})
