'use client'

import { Check, LayoutGrid, Plus } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { FullMessages } from '@/components/shared/text/full-messages'
import { buttonVariants } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { moveTo } from '@/lib/browser/session/move-session'
import { routes } from '@/lib/routes'
import { useRead } from '@/lib/swr/use-call'

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-md border px-3 py-2 text-start hover:bg-accent disabled:opacity-60 aria-[current=true]:border-primary aria-[current=true]:bg-primary-soft'

/** The clinics that somebody works for, and themselves as a patient: the place that is chosen is where they go on. */
export function PlaceDialog({ onClose }: { onClose: () => void }) {
  return (
    <FullMessages>
      <Places onClose={onClose} />
    </FullMessages>
  )
}

function Places({ onClose }: { onClose: () => void }) {
  const t = useTranslations('team')
  const pathname = usePathname()
  const tGroup = useTranslations('group')
  const { data: user, error } = useRead('account.get', {})
  const { run, pending, sentence } = useAct(() => ({ key: 'team.moveFailed' }))
  const runs = user?.memberships.filter(({ roles }) => roles.includes('clinicadmin')).length ?? 0
  // Screens that every clinic has for everybody who works there.
  const stay = [routes.today, routes.calendar].find((each) => each === pathname) ?? routes.app
  const places = [
    ...(user?.memberships ?? []).map(({ clinicId, clinicName, roles }) => ({
      id: clinicId,
      name: clinicName,
      about: roles.map((role) => t(`roles.${role}`)).join(', '),
      current: user?.clinicId === clinicId,
      to: { clinicId },
    })),
    ...(user?.ownPatientId
      ? [
          {
            id: user.ownPatientId,
            name: t('myVisits'),
            about: t('asPatient'),
            current: user.patientid !== null,
            to: { patientId: user.ownPatientId },
          },
        ]
      : []),
  ]
  return (
    <NoticeDialog title={t('placeTitle')} text={t('placeText')} onClose={onClose}>
      {!user && !error && <Spinner className="justify-self-center" />}
      {error && <p role="alert">{t('placesFailed')}</p>}
      <ul className="grid gap-2">
        {places.map(({ id, name, about, current, to }) => (
          <li key={id}>
            <button
              type="button"
              className={row}
              aria-current={current ? 'true' : undefined}
              disabled={pending}
              onClick={() =>
                current ? onClose() : void run(() => moveTo(to, 'clinicId' in to ? stay : routes.app))
              }
            >
              <span className="min-w-0 grow">
                <span translate="no" className="block truncate font-medium">
                  {name}
                </span>
                <span className="block truncate text-sm text-muted-foreground">{about}</span>
              </span>
              {current && <Check aria-hidden="true" className="size-4 shrink-0 text-primary-strong" />}
            </button>
          </li>
        ))}
      </ul>
      {runs > 1 && user?.roles.includes('clinicadmin') && user.clinicId && (
        <Link href={routes.clinicsDay()} prefetch={false} onClick={onClose} className={row}>
          <LayoutGrid aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
          <span className="min-w-0 grow">
            <span className="block font-medium">{tGroup('allClinics')}</span>
            <span className="block text-sm text-muted-foreground">{tGroup('allClinicsText')}</span>
          </span>
        </Link>
      )}
      <SentenceAlert of={sentence} />
      {user?.roles.includes('clinicadmin') && user.clinicId && (
        <Link
          href={routes.clinicAdd}
          prefetch={false}
          onClick={onClose}
          className={buttonVariants({ variant: 'secondary', className: 'justify-self-start' })}
        >
          <Plus aria-hidden="true" />
          {tGroup('openAnother')}
        </Link>
      )}
    </NoticeDialog>
  )
}
