import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { Window as DomWindow } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileRefusals } from '#contract/file-refusals'
import { useUploads } from './use-uploads'

const file = (name: string) => new File(['bytes of ', name], name)

/** Uploads that have arrived, by the name of their file; each is answered by the test. */
let arrived: Map<string, ServerResponse>
let cut: string[]
let server: Server

async function nameIn(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return /filename="([^"]+)"/.exec(text)?.[1] ?? ''
}

beforeEach(async () => {
  arrived = new Map()
  cut = []
  server = createServer(async (request, response) => {
    const name = await nameIn(request)
    response.on('close', () => response.writableEnded || cut.push(name))
    arrived.set(name, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server's address is one of the network; the window is the test environment's own.
  const { port } = server.address() as AddressInfo
  const { happyDOM } = window as unknown as DomWindow
  happyDOM.setURL(`http://127.0.0.1:${port}/`)
})

afterEach(() => {
  cleanup()
  server.closeAllConnections()
  server.close()
})

function answer(name: string, status = 201, message = 'No') {
  const body = status === 201 ? {} : { code: 'internal', message }
  arrived.get(name)?.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  arrived.delete(name)
}

function open(...names: string[]) {
  return openWithRoom(undefined, ...names)
}

function openWithRoom(room: number | undefined, ...names: string[]) {
  const { result } = renderHook(() => useUploads({ id: 'history-1', kind: 'analytic' }, room))
  act(() => result.current.choose(names.map(file)))
  const idOf = (name: string) => result.current.rows.find((row) => row.file.name === name)?.id ?? 0
  let ends: Promise<string[]> = Promise.resolve([])
  return {
    states: () => Object.fromEntries(result.current.rows.map((row) => [row.file.name, row.state])),
    refusals: () => result.current.rows.map((row) => row.refusal),
    send: () =>
      act(() => {
        ends = result.current.send()
      }),
    ends: () => act(() => ends),
    choose: (...more: string[]) => act(() => result.current.choose(more.map(file))),
    cancel: (name: string) => act(() => result.current.cancel(idOf(name))),
    drop: (name: string) => act(() => result.current.drop(idOf(name))),
  }
}

const arrivedNow = () => [...arrived.keys()].sort()

describe('uploads', () => {
  it('wait until they are sent, and leave three at a time', async () => {
    const uploads = open('a', 'b', 'c', 'd')
    expect(uploads.states()).toEqual({ a: 'waiting', b: 'waiting', c: 'waiting', d: 'waiting' })
    uploads.send()
    await waitFor(() => expect(arrivedNow()).toEqual(['a', 'b', 'c']))
    expect(uploads.states()).toMatchObject({ a: 'sending', d: 'waiting' })
    answer('b')
    await waitFor(() => expect(arrivedNow()).toEqual(['a', 'c', 'd']))
    expect(uploads.states()).toMatchObject({ b: 'stored', d: 'sending' })
    for (const name of ['a', 'c', 'd']) answer(name)
    expect(await uploads.ends()).toEqual(['stored', 'stored', 'stored', 'stored'])
  })

  it('that fail are sent again, those that are stored are not', async () => {
    const uploads = open('good', 'bad')
    uploads.send()
    await waitFor(() => expect(arrivedNow()).toEqual(['bad', 'good']))
    answer('good')
    answer('bad', 500)
    expect(await uploads.ends()).toEqual(expect.arrayContaining(['stored', 'failed']))
    expect(uploads.states()).toEqual({ good: 'stored', bad: 'failed' })
    uploads.send()
    await waitFor(() => expect(arrivedNow()).toEqual(['bad']))
    answer('bad')
    expect(await uploads.ends()).toEqual(['stored'])
  })

  it('that there is no room for are told so, and are not sent', async () => {
    const uploads = openWithRoom(10, 'a', 'much too long a name')
    uploads.send()
    await waitFor(() => expect(arrivedNow()).toEqual(['a']))
    answer('a')
    expect(await uploads.ends()).toEqual(expect.arrayContaining(['stored', 'failed']))
    expect(uploads.refusals()).toEqual([null, fileRefusals.noRoom])
  })

  it('that are refused for what they are say why; other failures say nothing', async () => {
    const uploads = open('infected', 'unlucky')
    uploads.send()
    await waitFor(() => expect(arrivedNow()).toEqual(['infected', 'unlucky']))
    answer('infected', 422, fileRefusals.infected)
    answer('unlucky', 500)
    expect(await uploads.ends()).toEqual(['failed', 'failed'])
    expect(uploads.refusals()).toEqual([fileRefusals.infected, null])
  })

  it('can be stopped one by one; the request is cut and the others go on', async () => {
    const uploads = open('stop', 'go')
    uploads.send()
    await waitFor(() => expect(arrivedNow()).toEqual(['go', 'stop']))
    await uploads.cancel('stop')
    await waitFor(() => expect(uploads.states()).toEqual({ stop: 'cancelled', go: 'sending' }))
    await waitFor(() => expect(cut).toEqual(['stop']))
    answer('go')
    expect(await uploads.ends()).toEqual(expect.arrayContaining(['cancelled', 'stored']))
  })

  it('that are taken off the list while they wait are never sent', async () => {
    const uploads = open('a', 'b', 'c', 'mistake', 'last')
    uploads.send()
    await waitFor(() => expect(arrivedNow()).toEqual(['a', 'b', 'c']))
    await uploads.drop('mistake')
    answer('a')
    await waitFor(() => expect(arrivedNow()).toEqual(['b', 'c', 'last']))
    for (const name of ['b', 'c', 'last']) answer(name)
    expect(await uploads.ends()).toEqual(['stored', 'stored', 'stored', 'stored'])
    expect(Object.keys(uploads.states())).toEqual(['a', 'b', 'c', 'last'])
  })

  it('chosen anew replace what is not stored, and keep what is', async () => {
    const uploads = open('first')
    uploads.send()
    await waitFor(() => expect(arrivedNow()).toEqual(['first']))
    answer('first')
    await uploads.ends()
    await uploads.choose('second')
    await uploads.choose('third')
    expect(uploads.states()).toEqual({ first: 'stored', third: 'waiting' })
  })
})
