'use client'

import { useEffect } from 'react'
import { largePart } from './large-part'
import { closeToast, type ToastEntry, useToasts } from './toast'

/** A toast's title, for when the code that draws toasts could not be loaded. */
function PlainToast({ entry }: { entry: ToastEntry | null }) {
  useEffect(() => {
    if (!entry) return
    const timer = setTimeout(closeToast, 5000, entry.id)
    return () => clearTimeout(timer)
  }, [entry])
  return (
    entry && (
      <p
        role="alert"
        className="toaster fixed end-4 top-(--toast-top) z-100 rounded-lg border bg-popover p-3 text-sm font-medium shadow-float"
      >
        {entry.title}
      </p>
    )
  )
}

const ToastView = largePart(() => import('./toast-view').then((module) => module.ToastView), {
  missing: PlainToast,
  soon: true,
})

/** The toast area; what draws a toast loads with the first one. */
export function Toaster() {
  const { current, history } = useToasts()
  return current || history.length > 0 ? <ToastView entry={current} open={current} /> : null
}
