import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'

const questions = ['account', 'begin', 'user', 'change', 'readers', 'clock'] as const

/** What people ask before they begin; opens without scripts. */
export function Questions() {
  const t = useTranslations('landing.questions')
  return (
    <section aria-labelledby="questions" className="border-t bg-card">
      <div className="page-width px-4 py-12 sm:px-6">
        <h2 id="questions" className="text-xl font-semibold">
          {t('title')}
        </h2>
        <div className="mt-6 max-w-reading divide-y border-y">
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
      </div>
    </section>
  )
}
