'use client'

import { largePart } from '@/components/ui/large-part'
import { arriving } from '@/lib/browser/arriving'

export const SavedReplies = largePart(() =>
  arriving(() => import('./saved-replies')).then((module) => module.SavedReplies),
)
