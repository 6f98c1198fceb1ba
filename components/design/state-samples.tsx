'use client'

import { DataState } from '@/components/shared/state/data-state'
import { EmptyState } from '@/components/shared/state/empty-state'
import { MissingState } from '@/components/shared/state/missing-state'
import { NextStep } from '@/components/shared/state/next-step'
import { Skeleton } from '@/components/ui/skeleton'

export function StateSamples() {
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">States</h2>
      <div className="grid gap-4 md:grid-cols-2">
        <DataState
          loading
          loadingText="Loading appointments, please wait..."
          skeleton={<Skeleton className="h-40" />}
        >
          {null}
        </DataState>
        <DataState
          empty
          emptyState={
            <EmptyState
              title="No appointments found"
              description="Search a doctor and pick a time that suits you."
              action={<NextStep href="#next" label="Search doctor" />}
            />
          }
        >
          {null}
        </DataState>
        <DataState error="Error loading appointment details." onRetry={() => {}}>
          {null}
        </DataState>
        <DataState refused>{null}</DataState>
        <MissingState ways={[{ href: '#home', label: 'Home' }]} />
      </div>
    </section>
  )
}
