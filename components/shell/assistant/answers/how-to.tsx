import { useTranslations } from 'next-intl'
import type { AnswerAbout, Reader } from '@/lib/domain/assistant'
import { routes } from '@/lib/routes'
import { AnswerFrame } from './answer-frame'

interface HowToProps {
  answer: AnswerAbout<'how-to'>
  reader: Reader
}

/** How something is done, and the screen on which it is. */
export function HowTo({ answer: { topic }, reader: { patientId, ofClinic } }: HowToProps) {
  const t = useTranslations('answers')
  const account = {
    href: `${patientId ? routes.patientEdit : routes.myStaffProfile}#account`,
    label: t('openAccount'),
  }
  const search = { href: routes.searchStaff, label: t('searchDoctors') }
  const about = {
    'two-factor': { title: t('twoFactor'), text: t('twoFactorSteps'), next: account },
    password: { title: t('password'), text: t('passwordSteps'), next: account },
    book: ofClinic
      ? {
          title: t('book'),
          text: t('bookForSteps'),
          next: { href: routes.calendar, label: t('openCalendar') },
        }
      : { title: t('book'), text: t('bookSteps'), next: search },
    history: patientId
      ? {
          title: t('history'),
          text: t('historySteps'),
          next: { href: routes.history(patientId), label: t('openHistory') },
        }
      : {
          title: t('history'),
          text: t('historiesSteps'),
          next: { href: routes.patients, label: t('openPatients') },
        },
  }[topic]
  return (
    <AnswerFrame title={about.title} next={about.next}>
      <p>{about.text}</p>
    </AnswerFrame>
  )
}
