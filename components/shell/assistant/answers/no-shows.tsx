import { useLocale, useTranslations } from 'next-intl'
import type { AnswerAbout } from '@/lib/domain/assistant'
import { routes, withQuery } from '@/lib/routes'
import { AnswerFrame, Fact, Facts, saidDays } from './answer-frame'

export function NoShows({ answer }: { answer: AnswerAbout<'no-shows'> }) {
  const t = useTranslations('answers')
  const { from, to, visits, noShows, doctorId } = answer
  const period = { from, to, ...(doctorId && { doctor: doctorId }) }
  return (
    <AnswerFrame
      title={t('noShows')}
      about={[saidDays(from, to, useLocale())]}
      next={{ href: withQuery(routes.insights, period), label: t('openInsights') }}
    >
      <Facts>
        <Fact
          href={withQuery(routes.insightVisits, { ...period, which: 'no-shows' })}
          title={t('noShowCount', { count: noShows })}
        >
          {t('ofVisits', { count: visits })}
        </Fact>
      </Facts>
    </AnswerFrame>
  )
}
