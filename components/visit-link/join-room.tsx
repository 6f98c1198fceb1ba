'use client'

import { useTranslations } from 'next-intl'
import type { VisitLink } from '#contract/visit-links'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { formatClock } from '@/lib/format/dates'

/** The way into the room of a visit by video, or when it opens. */
export function JoinRoom({ link: { joinUrl, opensAt, timeZone } }: { link: VisitLink }) {
  const t = useTranslations('visitLink')
  if (joinUrl) {
    return (
      <a href={joinUrl} rel="noreferrer" className={buttonVariants()}>
        {t('join')}
      </a>
    )
  }
  return (
    <p>
      {opensAt && <KeptWords>{t('joinOpens', { time: keptWord(formatClock(opensAt, timeZone)) })}</KeptWords>}
    </p>
  )
}
