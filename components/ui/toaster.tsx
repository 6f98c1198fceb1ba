'use client'

import dynamic from 'next/dynamic'
import { useToasts } from './toast'

const ToastView = dynamic(() => import('./toast-view').then((module) => module.ToastView), { ssr: false })

/** The toast area; what draws a toast loads with the first one. */
export function Toaster() {
  const { current, history } = useToasts()
  return current || history.length > 0 ? <ToastView entry={current} /> : null
}
