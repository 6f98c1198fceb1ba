'use client'

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { sentences } from '#contract/sentences'
import type { VisitLink } from '#contract/visit-links'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { useSentence } from '@/components/ui/use-sentence'
import { formatDay, formatTime } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { TimeChoice } from './time-choice'
import { useVisitLink } from './use-visit-link'

const outcomes = { confirm: 'confirmed', move: 'moved', cancel: 'cancelled' } as const

/** The visit that a reminder was about, and the one thing that its link does. Opening it changes nothing. */
export function VisitLinkCard({ token, initial }: { token: string; initial: VisitLink }) {
  const t = useTranslations('visitLink')
  const say = useSentence()
  const { link, fault, pending, follow } = useVisitLink(token, initial)
  const isOpen = link.state === 'open'
  return (
    <>
      <VisitFacts link={link} />
      {fault === 'taken' && <Alert variant="warning">{t('taken')}</Alert>}
      {fault === 'failed' && <Alert variant="error">{say(sentences.failed)}</Alert>}
      {link.state === 'done' && <Alert variant="success">{t(outcomes[link.action])}</Alert>}
      {link.state === 'ended' && <Alert variant="warning">{t('ended')}</Alert>}
      {isOpen && link.action === 'move' && <TimeChoice link={link} pending={pending} onChoose={follow} />}
      {isOpen && link.action !== 'move' && (
        <Button
          variant={link.action === 'cancel' ? 'destructive' : 'primary'}
          disabled={pending}
          onClick={() => follow()}
        >
          {t(link.action)}
        </Button>
      )}
      {isOpen ? (
        <p className="text-sm text-muted-foreground">{t('keep')}</p>
      ) : (
        <Link href={routes.appointments} className={buttonVariants({ variant: 'secondary' })}>
          {t('signIn')}
        </Link>
      )}
    </>
  )
}

function VisitFacts({ link }: { link: VisitLink }) {
  const t = useTranslations('visitLink')
  const locale = useLocale()
  const { start, timeZone, doctorName, clinicName, city } = link
  return (
    <div className="grid gap-1">
      <p className="text-lg font-semibold first-letter:uppercase">
        {formatDay(start, timeZone, locale, 'full')}, {formatTime(start, timeZone, locale)}
      </p>
      <p>{t('with', { doctor: doctorName, clinic: clinicName, city })}</p>
      <p className="text-sm text-muted-foreground">{t('zone', { city })}</p>
    </div>
  )
}
