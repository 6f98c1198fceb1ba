'use client'

import { largePart } from '@/components/ui/large-part'
import { Skeleton } from '@/components/ui/skeleton'
import { arriving } from '@/lib/browser/arriving'

export const ConfidenceChart = largePart(
  () => arriving(() => import('./confidence-chart')).then((module) => module.ConfidenceChart),
  { loading: () => <Skeleton className="h-64 w-full" /> },
)
