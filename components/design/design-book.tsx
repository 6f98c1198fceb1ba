import { Plus, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { DeceasedBadge } from '@/components/people/deceased-badge'
import { NoEmail } from '@/components/people/no-email'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { Alert } from '@/components/ui/alert'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'
import { StatusBadge } from '@/components/visits/status-badge'
import { CompositeSamples } from './composite-samples'
import { ContentSamples } from './content-samples'
import { FieldSamples } from './field-samples'
import { OverlaySamples } from './overlay-samples'
import { StateSamples } from './state-samples'

const swatches = [
  'bg-background',
  'bg-card',
  'bg-muted',
  'bg-accent',
  'bg-primary',
  'bg-primary-soft',
  'bg-destructive',
  'bg-success-soft',
  'bg-warning-soft',
  'bg-info-soft',
  'bg-shift',
  'bg-visit',
  'bg-today',
]
const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-display']

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Primitives() {
  return (
    <>
      <Sample title="Colour">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
          {swatches.map((swatch) => (
            <li key={swatch} className="text-xs text-muted-foreground">
              <div className={`mb-1 h-10 rounded-md border ${swatch}`} />
              {swatch}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Type">
        {sizes.map((size) => (
          <p key={size} className={size}>
            Tuesday 24 November, 09:30 with Dr. Ruiz <span className="text-muted-foreground">{size}</span>
          </p>
        ))}
      </Sample>
      <Sample title="Buttons">
        <div className="flex flex-wrap items-center gap-2">
          <Button>Confirm Booking</Button>
          <Button variant="secondary">
            <SlidersHorizontal aria-hidden="true" />
            Filter
          </Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="destructive">Delete Doctor</Button>
          <Button variant="destructive-outline">Delete Schedule</Button>
          <Button variant="link">View medical history</Button>
          <Button size="icon" variant="secondary" aria-label="Add">
            <Plus aria-hidden="true" />
          </Button>
          <Button size="sm" variant="secondary">
            Small
          </Button>
          <Button size="lg">Large</Button>
          <Button disabled>
            <Spinner />
            Saving
          </Button>
        </div>
      </Sample>
      <Sample title="Badges, avatar, progress">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status="pending" />
          <StatusBadge status="completed" />
          <StatusBadge status="cancelled" />
          <StatusBadge status="no-show" />
          <DeceasedBadge on="2026-11-14" />
          <NoEmail phone="612 345 678" />
          <Badge variant="accent">Doctor</Badge>
          <Badge variant="info">fastQ requested</Badge>
          <Badge variant="allergy">Penicillin</Badge>
          <Badge variant="outline">Cardiology</Badge>
          <Avatar name="Elena" surname="Ruiz" />
        </div>
        <Progress value={62} label="Uploading" className="max-w-sm" />
        <div className="grid max-w-sm gap-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5" />
        </div>
      </Sample>
      <Sample title="Alerts">
        <Alert title="Simulation, not a diagnosis">Results on this screen are examples.</Alert>
        <Alert variant="success">The payment has been made successfully.</Alert>
        <Alert variant="warning">
          If you lose your device and your recovery codes, your account is locked.
        </Alert>
        <Alert variant="error">Failed to book the appointment. Please try again later.</Alert>
      </Sample>
    </>
  )
}

export function DesignBook() {
  return (
    <PageContainer>
      <PageHeader
        title="Design book"
        description="Every primitive and composite in one place."
        meta={<Badge>development</Badge>}
        actions={<Button variant="secondary">Action</Button>}
      />
      <Primitives />
      <FieldSamples />
      <OverlaySamples />
      <ContentSamples />
      <StateSamples />
      <CompositeSamples />
    </PageContainer>
  )
}
