'use client'

import { PageContainer } from '@/components/shared/page/page-container'
import { Skeleton } from '@/components/ui/skeleton'
import type { ScreenName } from '@/lib/screens'

const lines = (count: number) => Array.from({ length: count }, (_, index) => index)

interface Shown {
  /** Says in the place of the title that the screen is on its way. */
  text: string
}

function Head({ text, action = false }: Shown & { action?: boolean }) {
  return (
    <div className="flex items-end justify-between gap-4">
      <p className="text-muted-foreground">{text}</p>
      {action && <Skeleton className="h-9 w-32" />}
    </div>
  )
}

function Calendar({ text }: Shown) {
  return (
    <div data-fill-window className="flex min-h-0 grow flex-col bg-card">
      <div className="flex items-center justify-between gap-4 px-4 py-3">
        <p className="text-muted-foreground">{text}</p>
        <Skeleton className="h-9 w-36" />
      </div>
      <div className="grid grow grid-cols-[3.25rem_repeat(7,minmax(0,1fr))] border-t max-md:grid-cols-[3.25rem_1fr]">
        {lines(8).map((column) => (
          <div key={column} className="grid content-start gap-3 border-e p-1 pt-12 max-md:nth-[n+3]:hidden">
            {column > 0 && <Skeleton className={column % 2 ? 'h-64' : 'mt-16 h-48'} />}
          </div>
        ))}
      </div>
    </div>
  )
}

function Table({ text }: Shown) {
  return (
    <PageContainer>
      <Head text={text} action />
      <Skeleton className="h-9 w-full max-w-md" />
      <div className="grid divide-y rounded-lg border bg-card">
        {lines(9).map((row) => (
          <div key={row} className="p-4">
            <Skeleton className="h-5" />
          </div>
        ))}
      </div>
    </PageContainer>
  )
}

function Detail({ text }: Shown) {
  return (
    <PageContainer text="patient">
      <Head text={text} action />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-44 rounded-lg" />
        </div>
        <Skeleton className="h-56 rounded-lg" />
      </div>
    </PageContainer>
  )
}

function Sections({ text }: Shown) {
  return (
    <PageContainer text="patient">
      <Head text={text} />
      <Skeleton className="h-20 rounded-lg" />
      {lines(4).map((section) => (
        <Skeleton key={section} className="h-40 rounded-lg" />
      ))}
    </PageContainer>
  )
}

function Form({ text }: Shown) {
  return (
    <PageContainer width="form" text="patient">
      <Head text={text} />
      <div className="grid gap-5 rounded-lg border bg-card p-6">
        {lines(6).map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-9" />
          </div>
        ))}
      </div>
    </PageContainer>
  )
}

const shapes: Partial<Record<ScreenName, typeof Form>> = {
  calendar: Calendar,
  insights: Table,
  insightVisits: Table,
  today: Table,
  appointments: Table,
  plans: Table,
  patients: Table,
  staff: Table,
  searchStaff: Table,
  appointment: Detail,
  doctor: Detail,
  myStaffProfile: Detail,
  clinicEdit: Detail,
  book: Detail,
  history: Sections,
  treatments: Sections,
  geneticStudy: Sections,
}

/** The shape of a screen; a form where nothing else is said. */
export function ScreenSkeleton({ screen, text }: Shown & { screen: ScreenName }) {
  const Shape = shapes[screen] ?? Form
  return <Shape text={text} />
}
