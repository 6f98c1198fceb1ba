'use client'

import { largePart } from '@/components/ui/large-part'
import { Skeleton } from '@/components/ui/skeleton'
import { loadWithRetry } from '@/lib/browser/load-with-retry'

export const BarsChart = largePart(
  () => loadWithRetry(() => import('./bars-chart')).then((module) => module.BarsChart),
  {
    loading: () => <Skeleton className="h-full w-full" />,
  },
)
