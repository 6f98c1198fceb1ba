'use client'

import { largePart } from '@/components/ui/large-part'
import { arriving } from '@/lib/browser/arriving'

export const SessionWarning = largePart(() =>
  arriving(() => import('./session-warning')).then((module) => module.SessionWarning),
)
