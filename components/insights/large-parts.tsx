'use client'

import { largePart } from '@/components/ui/large-part'
import { Skeleton } from '@/components/ui/skeleton'
import { arriving } from '@/lib/browser/arriving'

export const BarsChart = largePart(
  () => arriving(() => import('./bars-chart')).then((module) => module.BarsChart),
  {
    loading: () => <Skeleton className="h-full w-full" />,
  },
)
