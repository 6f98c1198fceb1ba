'use client'

import { largePart } from '@/components/ui/large-part'
import { Skeleton } from '@/components/ui/skeleton'
import { loadWithRetry } from '@/lib/browser/load-with-retry'

export const ConfidenceChart = largePart(
  () => loadWithRetry(() => import('./confidence-chart')).then((module) => module.ConfidenceChart),
  { loading: () => <Skeleton className="h-64 w-full" /> },
)
