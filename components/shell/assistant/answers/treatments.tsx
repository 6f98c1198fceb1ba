import { useLocale, useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import type { AnswerAbout } from '@/lib/domain/assistant'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { AnswerFrame, Fact, Facts, Note } from './answer-frame'

export function Treatments({ answer: { patientId, treatments } }: { answer: AnswerAbout<'treatments'> }) {
  const t = useTranslations('answers')
  const locale = useLocale()
  const href = `${routes.history(patientId)}#treatments`
  return (
    <AnswerFrame title={t('treatments')} next={{ href, label: t('openHistory') }}>
      {treatments.length === 0 ? (
        <Note>{t('noTreatments')}</Note>
      ) : (
        <Facts>
          {treatments.map(({ id, name, instructions, endDate }) => (
            <Fact key={id} href={href} title={name}>
              <span>{instructions}</span>
              <span>
                <KeptWords>{t('until', { day: keptWord(formatPlainDay(endDate, locale)) })}</KeptWords>
              </span>
            </Fact>
          ))}
        </Facts>
      )}
    </AnswerFrame>
  )
}
