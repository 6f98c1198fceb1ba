'use client'

import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { MissHint } from '#contract/miss-hint'
import { CursorPages } from '@/components/shared/page/cursor-pages'
import { PageSections } from '@/components/shared/page/page-sections'
import { Pager } from '@/components/shared/page/pager'
import { Steps } from '@/components/shared/page/steps'
import { WideTable } from '@/components/shared/page/wide-table'
import { CheckList } from '@/components/shared/text/check-list'
import { BackIcon, Breadcrumb, BreadcrumbItem, BreadcrumbPage } from '@/components/ui/breadcrumb'
import { Button } from '@/components/ui/button'
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card'
import { ScrollArea } from '@/components/ui/scroll-area'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { KindLabel } from '@/components/visits/kind-label'
import { MissHintText } from '@/components/visits/miss-hint-text'
import { StatusBadge } from '@/components/visits/status-badge'

const people = [
  ['Ana', 'Molina Vega', 'completed'],
  ['Joaquín', 'Prieto', 'pending'],
  ['Łucja', 'Nowak', 'cancelled'],
] as const

const facts = [
  { head: 'Name', cell: ([name]: (typeof people)[number]) => name },
  { head: 'Surname', cell: ([, surname]: (typeof people)[number]) => surname },
]

const hint: MissHint = {
  percent: 25,
  reasons: ['missed-before', 'long-lead'],
  missed: 2,
  closed: 5,
  leadDays: 18,
  suggestion: 'ask-confirmation',
  asking: 'done',
}

function PeopleTable() {
  return (
    <Table>
      <TableHeader>
        <TableRow>
          <TableHead>Name</TableHead>
          <TableHead>Surname</TableHead>
          <TableHead>Status</TableHead>
          <TableHead className="text-end">Actions</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {people.map(([name, surname, status]) => (
          <TableRow key={name}>
            <TableCell className="font-medium">
              {name}
              {status === 'pending' && (
                <span className="block font-normal">
                  <KindLabel
                    kind={{ id: 'k', nameEn: 'First visit', nameEs: 'Primera visita', colour: 'teal' }}
                  />
                </span>
              )}
            </TableCell>
            <TableCell>{surname}</TableCell>
            <TableCell>
              <StatusBadge status={status} />
            </TableCell>
            <TableCell className="text-end">
              <Button size="icon-sm" variant="ghost" aria-label={`More for ${name}`}>
                <MoreHorizontal aria-hidden="true" />
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

export function ContentSamples() {
  const [page, setPage] = useState(1)
  return (
    <section className="grid gap-4">
      <h2 className="text-base font-semibold">Content</h2>
      <Breadcrumb label="Sample">
        <BreadcrumbItem>
          <a href="/design">
            <BackIcon />
            Patients
          </a>
        </BreadcrumbItem>
        <BreadcrumbPage>Clinical History</BreadcrumbPage>
      </Breadcrumb>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {people.map(([name, surname, status]) => (
          <Card key={name}>
            <CardHeader>
              <CardTitle level={3}>Cardiology</CardTitle>
              <CardDescription>
                Dr. {name} {surname}
              </CardDescription>
            </CardHeader>
            <StatusBadge status={status} />
            <div className="tabular-nums">
              <p className="text-base font-medium">November 24, 2026</p>
              <p className="text-muted-foreground">9:30 AM · Clínica Retiro</p>
            </div>
            <CardFooter>
              <Button variant="secondary">View Appointment</Button>
            </CardFooter>
          </Card>
        ))}
      </div>
      <Steps label="Steps" names={['Doctor', 'Time', 'Confirm']} current={1} />
      <Pager page={page} pages={4} onPage={setPage} />
      <CursorPages label="Pages of a long list" summary="Latest first" previous={null} next="#next" />
      <PeopleTable />
      <WideTable columns={facts} rows={people} idOf={([name]) => name} />
      <PageSections
        sections={{ details: <Card>Ana Gil</Card>, privacy: <Card>Nobody else may read it</Card> }}
      />
      <MissHintText hint={hint} visitId="sample" />
      <CheckList items={['Unlimited appointments', 'Up to 5 doctors']} />
      <ScrollArea label="Diseases" className="max-h-40 rounded-lg border bg-card p-3">
        {Array.from({ length: 20 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed sample
          <p key={row}>Cystic Fibrosis {row + 1}</p>
        ))}
      </ScrollArea>
    </section>
  )
}
