import { act, renderHook, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fileRefusals } from '#contract/file-refusals'
import { sentences } from '#contract/sentences'
import { island } from '@/components/testing/island'
import { RequestError } from '@/lib/browser/request'
import { Refused, type Sentence, sentBy } from '@/lib/domain/sentence'
import { SentenceAlert } from './sentence-alert'
import { useAct } from './use-act'

const page = island()
const refusal = (status = 409, message = 'Somebody was faster') =>
  new RequestError(status, 'conflict', { message })

describe('an act', () => {
  const start = (...usual: Parameters<typeof useAct>) =>
    renderHook(() => useAct(...usual), { wrapper: page.wrapper() })

  it('is under way until it is done, and ignores a second press meanwhile', async () => {
    const { result } = start()
    const wait = Promise.withResolvers<void>()
    const work = vi.fn(() => wait.promise)
    const runs: Promise<boolean>[] = []
    await act(async () => void runs.push(result.current.run(work)))
    expect(result.current.pending).toBe(true)
    expect(await result.current.run(work)).toBe(false)
    await act(async () => wait.resolve())
    expect(await runs[0]).toBe(true)
    expect(work).toHaveBeenCalledOnce()
    expect(result.current).toMatchObject({ pending: false, sentence: null })
  })

  it('says why it was refused, until it is tried again', async () => {
    const { result } = start()
    expect(await act(() => result.current.run(() => Promise.reject(refusal())))).toBe(false)
    expect(result.current).toMatchObject({ pending: false, sentence: sentences.failed })
    await act(() => result.current.run(async () => undefined))
    expect(result.current.sentence).toBeNull()
  })

  it('has its own words, those of one try, or those that the work throws', async () => {
    const { result } = start({ key: 'staff.deleteFailed' })
    const fail = (error: Error) => () => Promise.reject(error)
    await act(() => result.current.run(fail(refusal())))
    expect(result.current.sentence).toEqual({ key: 'staff.deleteFailed' })
    await act(() => result.current.run(fail(refusal()), (refused) => sentBy(refused)))
    expect(result.current.sentence).toBe('Somebody was faster')
    await act(() => result.current.run(fail(new Refused(fileRefusals.noRoom))))
    expect(result.current.sentence).toBe(fileRefusals.noRoom)
  })

  it('throws a fault of ours on, says no more than that it failed, and can be tried again', async () => {
    const { result } = start()
    const bug = new TypeError('x is not a function')
    await act(() => expect(result.current.run(() => Promise.reject(bug))).rejects.toBe(bug))
    expect(result.current).toMatchObject({ pending: false, sentence: sentences.failed })
    expect(await act(() => result.current.run(async () => undefined))).toBe(true)
  })
})

describe('a sentence', () => {
  const shown = (of: Sentence, locale: 'en' | 'es') => {
    page.show(<SentenceAlert of={of} />, { locale })
    return screen.getByRole('alert').textContent
  }

  it.each<[string, Sentence, 'en' | 'es', string]>([
    [
      'a text',
      { key: 'errors.tooManyAttempts', values: { minutes: 2 } },
      'es',
      'Demasiados intentos. Vuelve a intentarlo dentro de 2 minutos.',
    ],
    ['a sentence of the contract', sentences.network, 'es', 'Error de red. Vuelve a intentarlo más tarde.'],
    ['a known message', sentBy(refusal(400, sentences.doctorTaken)), 'en', sentences.doctorTaken],
    ['an unknown message', sentBy(refusal()), 'en', 'Somebody was faster'],
    [
      'an unknown message in Spanish',
      sentBy(refusal()),
      'es',
      'Se ha producido un error. Vuelve a intentarlo más tarde.',
    ],
  ])('%s is said in the reader’s language', (_what, of, locale, text) => {
    expect(shown(of, locale)).toBe(text)
  })

  it('is never the text of a programming error', () => {
    const bug = new Error('x is undefined')
    // @ts-expect-error: the compiler refuses any other text.
    const text: Sentence = bug.message
    // @ts-expect-error: an error that no server sent has no status.
    expect([text, () => sentBy(bug)]).toHaveLength(2)
  })
})
