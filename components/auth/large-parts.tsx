'use client'

import { largePart } from '@/components/ui/large-part'
import { loadWithRetry } from '@/lib/browser/load-with-retry'

export const SessionWarning = largePart(() =>
  loadWithRetry(() => import('./session-warning')).then((module) => module.SessionWarning),
)
