import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { announce, listen, type SessionNews } from '@/lib/browser/session/session-channel'
import { markLeft } from '@/lib/browser/session/stored-data'
import { routes } from '@/lib/routes'
import { SessionGuard } from './session-guard'

const page = island({ at: '/app/patients?q=a' })
const reload = vi.fn()
const minutes = 60_000
const show = () =>
  page.show(<SessionGuard userId="ana" place="ana@" idle={30 * minutes} left={600 * minutes} />)
const heard = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))

async function hear(news: SessionNews) {
  announce(news)
  await heard()
}

beforeEach(() => {
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})

describe('a tab of the signed-in part', () => {
  it('follows the others out: home where that was chosen, otherwise to the sign-in and back here', async () => {
    show()
    await hear({ kind: 'left', ending: 'choice' })
    await hear({ kind: 'left', ending: 'idle' })
    expect(page.left).toEqual([routes.home, '/login?next=%2Fapp%2Fpatients%3Fq%3Da&ended=idle'])
  })

  it('that was still loading when the others left follows once it is alive', () => {
    markLeft('choice')
    show()
    expect(page.left).toEqual([routes.home])
  })

  it('of another person or another clinic is asked for anew, of the same one it stays', async () => {
    show()
    await hear({ kind: 'entered', place: 'ana@' })
    expect(reload).not.toHaveBeenCalled()
    await hear({ kind: 'entered', place: 'eva@' })
    expect(reload).toHaveBeenCalledTimes(1)
    await hear({ kind: 'entered', place: 'ana@another-clinic' })
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('tells the others who is here, and keeps nobody else’s drafts', async () => {
    const news: SessionNews[] = []
    const stop = listen((each) => news.push(each))
    sessionStorage.setItem('draft:eva:register', '{}')
    sessionStorage.setItem('draft:ana:register', '{}')
    sessionStorage.setItem('draft:ana@another-clinic:register', '{}')
    show()
    await heard()
    stop()
    expect(news).toEqual([{ kind: 'entered', place: 'ana@' }])
    expect(Object.keys(sessionStorage)).toEqual(['draft:ana:register', 'draft:ana@another-clinic:register'])
  })

  it('that comes back out of the browser’s history is loaded again', () => {
    show()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
