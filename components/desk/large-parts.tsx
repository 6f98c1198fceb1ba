'use client'

import { largePart } from '@/components/ui/large-part'

export const BookVisitDialog = largePart(
  () => import('./book-visit-dialog').then((module) => module.BookVisitDialog),
  { soon: true },
)
