'use client'

import { toast } from '@/components/ui/toast'
import { RequestError } from '@/lib/browser/request'

const undoMs = 10_000

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
  failed: (refusal: RequestError) => string
}

// One for everything that can be taken back: Ctrl+Z takes back the latest.
let latest: { offer: Offer; timer: ReturnType<typeof setTimeout> } | null = null

function forget() {
  clearTimeout(latest?.timer)
  latest = null
  removeEventListener('keydown', onKeyDown)
}

async function take() {
  const offer = latest?.offer
  if (!offer) return
  forget()
  try {
    await offer.inverse()
    toast.info(offer.undone)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    toast.error(offer.failed(error))
  }
}

function onKeyDown(event: KeyboardEvent) {
  const asks = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
  if (!asks || isTyping(event.target)) return
  event.preventDefault()
  void take()
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}

/** Says what was done, for ten seconds with Undo, which Ctrl+Z presses too; and honestly when it is too late. */
export function offerUndo(offer: Offer) {
  forget()
  latest = { offer, timer: setTimeout(forget, undoMs) }
  addEventListener('keydown', onKeyDown)
  const { title, description } = offer
  const action = { label: offer.label, onClick: () => void take() }
  toast.success(title, { duration: undoMs, action, ...(description && { description }) })
}
