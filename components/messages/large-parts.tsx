'use client'

import { largePart } from '@/components/ui/large-part'
import { loadWithRetry } from '@/lib/browser/load-with-retry'

export const SavedReplies = largePart(() =>
  loadWithRetry(() => import('./saved-replies')).then((module) => module.SavedReplies),
)
