'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useVisitWishes, type WantedVisit } from '@/lib/browser/book-visit'
import type { DeskUser } from '@/lib/domain/desk-user'

const BookVisitDialog = dynamic(
  () => import('./book-visit-dialog').then((module) => module.BookVisitDialog),
  { ssr: false },
)

/** Stands in the frame of whoever books for patients: the dialog comes with the first wish for it. */
export function BookVisitHost({ user, now }: { user: DeskUser; now: string }) {
  const [wish, setWish] = useState<{ wanted: WantedVisit; serial: number } | null>(null)
  useVisitWishes((wanted) => setWish((last) => ({ wanted, serial: (last?.serial ?? 0) + 1 })))
  return wish && <BookVisitDialog key={wish.serial} user={user} wanted={wish.wanted} now={now} />
}
