import { useTranslations } from 'next-intl'
import type { AnswerAbout } from '@/lib/domain/assistant'
import { specialtyLabel } from '@/lib/format/labels'
import { routes, withQuery } from '@/lib/routes'
import { AnswerFrame, Fact, Facts, Note } from './answer-frame'

export function Specialties({ answer: { specialties } }: { answer: AnswerAbout<'specialties'> }) {
  const t = useTranslations('answers')
  const tSpecialty = useTranslations('specialties')
  return (
    <AnswerFrame title={t('specialties')} next={{ href: routes.searchStaff, label: t('searchDoctors') }}>
      {specialties.length === 0 ? (
        <Note>{t('noSpecialties')}</Note>
      ) : (
        <Facts>
          {specialties.map((specialty) => (
            <Fact
              key={specialty}
              href={withQuery(routes.searchStaff, { specialty })}
              title={specialtyLabel(tSpecialty, specialty)}
            />
          ))}
        </Facts>
      )}
    </AnswerFrame>
  )
}
