'use client'

import { CalendarClock, Pencil } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { type Bookable, excludedBy } from '#contract/excluded-times'
import { VisitKindDialog } from '@/components/clinics/large-parts'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { KindLabel } from '@/components/visits/kind-label'
import { useDialog } from '@/lib/browser/drafts/use-dialog-draft'
import { useFollowed } from '@/lib/browser/use-followed'
import type { Resource } from '@/lib/domain/resource'
import { kindName, type VisitKind } from '@/lib/domain/visit-kind'
import { DeleteKindDialog } from './delete-kind-dialog'
import { kindDraft, type OpenedKind } from './opened-kind'

interface VisitKindsCardProps {
  initial: VisitKind[]
  /** The clinic's rooms and equipment. */
  resources?: readonly Resource[]
  /** The state of the clinic that decides which kinds can be booked. */
  bookable: Bookable
}

/** The clinic's kinds of visit. Without any, every visit takes a slot of the clinic. */
export function VisitKindsCard({ initial, resources = [], bookable }: VisitKindsCardProps) {
  const t = useTranslations('clinics')
  const tExcluded = useTranslations('excludedTimes')
  const locale = useLocale()
  const [kinds, setKinds] = useFollowed(initial)
  const [opened, setOpened] = useDialog<OpenedKind>(kindDraft)
  const [deleting, setDeleting] = useState<VisitKind | null>(null)
  const editing = kinds.find(({ id }) => id === opened?.id) ?? null
  const put = (kind: VisitKind) =>
    setKinds((known) =>
      known.some(({ id }) => id === kind.id)
        ? known.map((each) => (each.id === kind.id ? kind : each))
        : [...known, kind],
    )
  return (
    <>
      <SettingRow
        icon={CalendarClock}
        title={t('kinds')}
        text={kinds.length === 0 && t('kindsText')}
        action={
          <Button variant="row" onClick={() => setOpened({ id: null })}>
            <RowAction adds>{t('addKind')}</RowAction>
          </Button>
        }
      />
      {kinds.length > 0 && (
        <ul aria-label={t('kinds')} className="divide-y border-b px-4 ps-12 sm:px-6 sm:ps-14">
          {kinds.map((kind) => (
            <li key={kind.id} className="flex items-center gap-2 py-2 first:pt-0 last:pb-0">
              <div className="min-w-0 grow">
                <p className="font-medium">
                  <KindLabel kind={kind} />
                </p>
                <KindFacts kind={kind} resources={resources} />
                {excludedBy(kind, bookable).length > 0 && (
                  <p className="text-sm text-warning-strong">{tExcluded('title')}</p>
                )}
              </div>
              <Button
                variant="ghost"
                size="icon"
                className="-me-2 text-muted-foreground"
                aria-label={t('editKindOf', { name: kindName(kind, locale) })}
                onClick={() => setOpened({ id: kind.id })}
              >
                <Pencil aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {opened && (opened.id === null || editing) && (
        <VisitKindDialog
          opened={opened}
          kind={editing}
          resources={resources}
          bookable={bookable}
          onClose={() => setOpened(null)}
          onOvertaken={put}
          onDelete={() => {
            setOpened(null)
            setDeleting(editing)
          }}
          onSaved={(saved) => {
            put(saved)
            setOpened(null)
            toast.success(t('kindSaved'), { description: kindName(saved, locale) })
          }}
        />
      )}
      {deleting && (
        <DeleteKindDialog
          kind={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setKinds((known) => known.filter(({ id }) => id !== deleting.id))
            setDeleting(null)
            toast.success(t('kindDeleted'), { description: kindName(deleting, locale) })
          }}
        />
      )}
    </>
  )
}

/** Its length, its place, who books it, and what it takes beside the doctor. */
function KindFacts({ kind, resources }: { kind: VisitKind; resources: readonly Resource[] }) {
  const t = useTranslations('clinics')
  const tSpecialty = useTranslations('specialties')
  const bookedBy = kind.public ? 'kindOnPage' : 'kindOnline'
  const facts = [
    t('minutes', { count: kind.minutes }),
    ...(kind.where === 'clinic' ? [] : [t(`kindPlaces.${kind.where}`)]),
    t(kind.online ? bookedBy : 'kindByStaff'),
    ...(kind.seats > 1 ? [t('kindSeatsCount', { count: kind.seats })] : []),
    ...resources.filter(({ id }) => kind.resources.includes(id)).map(({ name }) => name),
    ...kind.specialties.map((each) => tSpecialty(each)),
  ]
  return <p className="text-sm text-muted-foreground wrap-anywhere">{facts.join(' · ')}</p>
}
