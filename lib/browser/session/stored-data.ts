import type { Ending } from './session-channel'

/**
 * Keys of the data that a signed-in browser keeps; this file also removes all of it. Every access is guarded,
 * because storage may be disabled.
 */
const recordKey = 'userData'
const draftPrefix = 'draft:'
const signInKey = 'signed-in'
const leftKey = 'left'
const erasedKey = 'erased'

/**
 * Writes the record of section 2, which says nothing about anybody and which nothing reads. The page that a sign-out
 * leads to leaves it out, so that nothing is left behind.
 */
export function writeStartRecord(): void {
  quietly(() => {
    if (sessionStorage.getItem(erasedKey)) sessionStorage.removeItem(erasedKey)
    else localStorage.setItem(recordKey, JSON.stringify({ application: 'consulta' }))
  })
}

/** Removes a person's traces from this browser; drafts too, unless they are to be continued. */
export function eraseStoredData({ keepDrafts }: { keepDrafts: boolean }): void {
  quietly(() => {
    localStorage.removeItem(recordKey)
    sessionStorage.removeItem(signInKey)
    sessionStorage.setItem(erasedKey, 'now')
  })
  if (!keepDrafts) forgetDrafts()
}

export function readDraft(place: string, form: string): unknown {
  return quietly(() => JSON.parse(sessionStorage.getItem(draftKey(place, form)) ?? 'null')) ?? null
}

export function keepDraft(place: string, form: string, values: unknown): void {
  quietly(() => sessionStorage.setItem(draftKey(place, form), JSON.stringify(values)))
}

export function dropDraft(place: string, form: string): void {
  quietly(() => sessionStorage.removeItem(draftKey(place, form)))
}

/** Tells the next page that somebody has just signed in, or goes on where they were interrupted. */
export function markSignIn(): void {
  quietly(() => sessionStorage.setItem(signInKey, 'now'))
}

/**
 * For pages that were on their way when every tab was told to leave. Says why and when, in milliseconds since 1970 by
 * the clock that also says when a page was asked for, and nothing of who.
 */
export function markLeft(ending: Ending): void {
  quietly(() => localStorage.setItem(leftKey, `${ending} ${performance.timeOrigin + performance.now()}`))
}

/** How the session ended that this page was rendered for, if it did while the page was on its way. */
export function leftMeanwhile(): Ending | undefined {
  const [ending, at] = quietly(() => localStorage.getItem(leftKey))?.split(' ') ?? []
  if (Number(at) > performance.timeOrigin) return ending as Ending
  quietly(() => localStorage.removeItem(leftKey))
}

let followsSignIn: boolean | null = null

/** Whether this page is the first after a sign-in: only then does a dialog that was interrupted open by itself. */
export function isAfterSignIn(): boolean {
  followsSignIn ??= quietly(() => sessionStorage.getItem(signInKey)) !== null
  quietly(() => sessionStorage.removeItem(signInKey))
  return followsSignIn
}

/** Whether `value` is another than this tab was told last; the first one is no news. */
export function tellOnce(name: string, value: string): boolean {
  const last = quietly(() => sessionStorage.getItem(name))
  quietly(() => sessionStorage.setItem(name, value))
  return last !== null && last !== value
}

/** Forgets the drafts of everybody but `userId`; without one, of everybody. */
export function forgetDrafts(userId?: string): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) {
      const isOwn = userId && /^[:@]/.test(key.slice(`${draftPrefix}${userId}`.length))
      if (key.startsWith(draftPrefix) && !(isOwn && key.startsWith(`${draftPrefix}${userId}`)))
        sessionStorage.removeItem(key)
    }
  })
}

function draftKey(place: string, form: string): string {
  return `${draftPrefix}${place}:${form}`
}

function quietly<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}
