'use client'

import { largePart } from '@/components/ui/large-part'

export const FastqDialog = largePart(() => import('./fastq-dialog').then((module) => module.FastqDialog))
export const OpenDialogView = largePart(() => import('./open-dialog').then((module) => module.OpenDialogView))
export const VisitEntriesDialog = largePart(() =>
  import('./visit-entries-dialog').then((module) => module.VisitEntriesDialog),
)
