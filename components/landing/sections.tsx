import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Screenshot } from '@/components/landing/screenshot'
import { type Visitor, WayIn } from '@/components/landing/way-in'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

const questions = ['account', 'begin', 'user', 'change', 'readers', 'clock'] as const

/** Frequent questions; they open without scripts. */
export function Questions() {
  const t = useTranslations('landing.questions')
  return (
    <LandingSection id="questions" title={t('title')} raised>
      <div className="grid items-start gap-x-12 lg:grid-cols-2">
        {questions.map((question) => (
          <details key={question} className="group border-t">
            <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-3 text-base font-medium">
              {t(`${question}Title`)}
              <Icon
                name="chevron-down"
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

/** With a screen of each, as a phone shows it: there it can be read at every width. */
const audiences = [
  { who: 'doctors', shot: 'history' },
  { who: 'patients', shot: 'booking' },
  { who: 'clinics', shot: 'today' },
] as const

/** The benefit for each group of users, with a screen of theirs. */
export function Audiences() {
  const t = useTranslations('landing')
  return (
    <section
      aria-label={t('audiences')}
      // On phones a strip that scrolls, for keys as well, and fades where it goes on.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
      tabIndex={0}
      className="drawn-later page-width grid auto-cols-[min(18rem,85vw)] grid-flow-col gap-x-8 overflow-x-auto px-4 py-12 max-sm:py-8 max-sm:fades-end max-sm:pe-24 sm:px-6 md:auto-cols-fr"
    >
      {audiences.map(({ who, shot }) => (
        <div key={who} className="row-span-2 grid grid-rows-subgrid gap-5">
          <div className="grid content-start gap-2">
            <h2 className="text-xl font-semibold">{t(`${who}Title`)}</h2>
            <p className="text-base text-muted-foreground">{t(`${who}Text`)}</p>
          </div>
          <Screenshot of={shot} alt={t(`${shot}Alt`)} frame="aspect-4/5 max-w-97.5" />
        </div>
      ))}
    </section>
  )
}

const features = [
  { id: 'scheduling', icon: 'calendar-clock' },
  { id: 'specialties', icon: 'stethoscope' },
  { id: 'history', icon: 'clipboard-list' },
  { id: 'access', icon: 'lock' },
] as const

/** The four features of section 2, with the way to how the data is protected. */
export function Features() {
  const t = useTranslations('landing')
  return (
    <LandingSection id="features" title={t('features')} raised>
      <ul className="grid gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
        {features.map(({ id, icon }) => (
          <li key={id} className="flex gap-3 sm:rounded-lg sm:border sm:p-5">
            <Icon name={icon} className="size-5 shrink-0 text-primary" />
            <div>
              <h3 className="text-base font-semibold">{t(`${id}Title`)}</h3>
              <p className="mt-1 text-sm text-muted-foreground">{t(`${id}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link
        prefetch={false}
        href={`${routes.privacy}#section-3`}
        className="inline-flex min-h-9 items-center gap-1.5 justify-self-start font-medium underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t('securityMore')}
        <Icon name="chevron-right" className="size-4" />
      </Link>
    </LandingSection>
  )
}

/** The call at the end of the page. */
export function Closing(visitor: Visitor) {
  const t = useTranslations('landing')
  return (
    <section
      aria-labelledby="closing"
      className="page-width flex flex-wrap items-center justify-between gap-5 px-4 py-12 sm:px-6"
    >
      <div className="grid max-w-reading gap-2">
        <h2 id="closing" className="text-xl font-semibold">
          {t('closingTitle')}
        </h2>
        <p className="text-base text-muted-foreground">{t('closingText')}</p>
      </div>
      <WayIn {...visitor} />
    </section>
  )
}

interface LandingSectionProps {
  /** Its anchor, and what its heading is found by. */
  id: string
  title: string
  /** Said in a line below the title. */
  text?: string
  /** Set off from its neighbours by its own background and lines. */
  raised?: boolean
  children: ReactNode
}

/** A stretch of the landing page under a heading of its own. */
export function LandingSection({ id, title, text, raised = false, children }: LandingSectionProps) {
  return (
    <section aria-labelledby={id} className={cn('drawn-later', raised && 'border-y bg-card last:border-b-0')}>
      <div className="page-width grid gap-6 px-4 py-12 max-sm:py-8 sm:px-6">
        <div className="grid gap-1">
          <h2 id={id} className="text-xl font-semibold">
            {title}
          </h2>
          {text && <p className="text-base text-muted-foreground">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
