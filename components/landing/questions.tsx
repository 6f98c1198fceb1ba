import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LandingSection } from '@/components/landing/landing-section'

const questions = ['account', 'begin', 'user', 'change', 'readers', 'clock'] as const

/** Frequent questions; they open without scripts. */
export function Questions() {
  const t = useTranslations('landing.questions')
  return (
    <LandingSection id="questions" title={t('title')} raised>
      <div className="max-w-reading divide-y border-y">
        {questions.map((question) => (
          <details key={question} className="group">
            <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-3 text-base font-medium">
              {t(`${question}Title`)}
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="pb-4 text-base text-muted-foreground">{t(`${question}Text`)}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  )
}
