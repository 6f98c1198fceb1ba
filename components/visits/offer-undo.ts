'use client'

import { toast } from '@/components/ui/toast'
import { takeAction } from '@/components/ui/toast-history'
import { RequestError } from '@/lib/browser/request'
import { mayWorkLater } from '@/lib/browser/take-back'

const keyMs = 10_000

interface Offer {
  /** The toast's text about what was done. */
  title: string
  description?: string
  /** The word on the button. */
  label: string
  /** The write that takes it back. Throws `RequestError`. */
  inverse: () => Promise<unknown>
  /** Texts for when it was taken back, and for when it could not be. */
  undone: string
  failed: (refusal: RequestError, again: boolean) => string
  /** Only the `toast` offers what would overwrite later changes: an inverse without a token of the server. */
  undoes?: 'toast' | 'tray'
}

// One for everything that can be taken back: Ctrl+Z takes back the latest.
let latest: { take: () => void; timer: ReturnType<typeof setTimeout> } | null = null

function forget() {
  clearTimeout(latest?.timer)
  latest = null
  removeEventListener('keydown', onKeyDown)
}

function onKeyDown(event: KeyboardEvent) {
  const asks = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
  if (!asks || isTyping(event.target)) return
  event.preventDefault()
  latest?.take()
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}

/**
 * Says what was done, for ten seconds with Undo, which Ctrl+Z presses too. The tray, too, offers it for as long as
 * the server can. Says honestly when it is too late.
 */
export function offerUndo({ title, description, label, inverse, undone, failed, undoes = 'tray' }: Offer) {
  forget()
  async function onClick() {
    if (latest?.take === take) forget()
    try {
      await inverse()
      toast.info(undone)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const again = mayWorkLater(error)
      toast.error(failed(error, again), { action: again && undoes === 'toast' ? action : undefined })
      if (again) return 'again'
    }
    return 'done'
  }
  const action = { label, onClick, undoes }
  const id = toast.success(title, { action, ...(description && { description }) })
  const take = () => void takeAction({ id, action })
  latest = { take, timer: setTimeout(forget, keyMs) }
  addEventListener('keydown', onKeyDown)
}
