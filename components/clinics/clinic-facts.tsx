import { useLocale, useTranslations } from 'next-intl'
import { PageLink } from '@/components/clinics/page-link'
import { Risky } from '@/components/clinics/risky'
import { Facts } from '@/components/shared/text/facts'
import { OpeningHours } from '@/components/shared/text/opening-hours'
import { PhoneLink } from '@/components/shared/text/phone-link'
import type { Clinic } from '@/lib/domain/clinic'
import { spanOf } from '@/lib/domain/span'
import { capitalised } from '@/lib/format/capitalised'
import { weekdayNames, zoneName } from '@/lib/format/dates'
import { shortHours } from '@/lib/format/short-hours'

interface ClinicFactsProps {
  clinic: Clinic
  saysPage: boolean
  onEdit: () => void
}

const addressOf = ({ street, postalCode, city, district }: Clinic) =>
  `${[street, `${postalCode} ${city}`].filter(Boolean).join(', ')} (${district})`

/** How many settings protect less than they could. */
export const openSecurity = ({ staffSecondFactor, discreetAfterMinutes }: Clinic) =>
  Number(!staffSecondFactor) + Number(!discreetAfterMinutes)

/** A clinic's details in groups. Phones show the address and what is to review, and fold the others. A line is as high as a link in it. */
export function ClinicFacts({ clinic, saysPage, onEdit }: ClinicFactsProps) {
  const t = useTranslations('clinics')
  const tGroups = useTranslations('clinicGroups')
  const locale = useLocale()
  const groups = [
    {
      title: tGroups('address'),
      isOpen: true,
      facts: [
        { label: t('address'), value: addressOf(clinic), asIs: true, wide: 'phone' as const },
        { label: t('phone'), value: clinic.phone ? <PhoneLink phone={clinic.phone} /> : t('notSaid') },
      ],
    },
    {
      title: tGroups('hours'),
      short: clinic.openingHours ? shortHours(clinic.openingHours, weekdayNames(locale)) : undefined,
      facts: [
        {
          label: t('openingHours'),
          value: clinic.openingHours ? <OpeningHours hours={clinic.openingHours} /> : t('notSaid'),
          wide: 'phone' as const,
        },
        { label: t('timeZone'), value: capitalised(zoneName(clinic.timeZone, locale)) },
      ],
    },
    {
      title: tGroups('booking'),
      short: t('minutes', { count: clinic.slotMinutes }),
      facts: [
        { label: t('slotMinutes'), value: t('minutes', { count: clinic.slotMinutes }) },
        {
          label: t('kindNotice'),
          value: clinic.noticeMinutes ? t('span', { ...spanOf(clinic.noticeMinutes) }) : t('kindNoNotice'),
        },
        { label: t('mostOpenVisits'), value: clinic.mostOpenVisits ?? 20 },
        ...(saysPage ? [{ label: t('slug'), value: <PageLink slug={clinic.slug} /> }] : []),
        {
          label: t('selfRegistrationFact'),
          value: t(clinic.selfRegistration ? 'selfRegistrationOn' : 'selfRegistrationOff'),
          wide: 'phone' as const,
        },
      ],
    },
    {
      title: tGroups('security'),
      open: openSecurity(clinic),
      facts: [
        {
          label: t('staffSecondFactorFact'),
          value: clinic.staffSecondFactor ? (
            t('required')
          ) : (
            <Risky fix={t('requireIt')} onFix={onEdit}>
              {t('optional')}
            </Risky>
          ),
        },
        {
          label: t('strictPasswordsFact'),
          value: t(clinic.strictPasswords ? 'strictPasswordsOn' : 'strictPasswordsOff'),
        },
        {
          label: t('discreetAfter'),
          value: clinic.discreetAfterMinutes ? (
            t('idleMinutes', { count: clinic.discreetAfterMinutes })
          ) : (
            <Risky fix={t('setTime')} onFix={onEdit}>
              {t('discreetNever')}
            </Risky>
          ),
        },
        ...(clinic.recordYears === undefined
          ? []
          : [{ label: t('recordYears'), value: t('years', { count: clinic.recordYears }) }]),
      ],
    },
  ]
  return groups.map(({ title, facts, open = 0, short = '', isOpen = open > 0 }) => (
    <section
      key={title}
      className="grid gap-3 border-t pt-4 max-sm:-mb-2 max-sm:pt-2 xl:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <h3 className="text-sm font-semibold max-sm:hidden">{title}</h3>
      <details open={isOpen} className="sm:details-content:[content-visibility:visible]">
        <summary
          aria-label={[title, open > 0 ? t('toReview', { count: open }) : short].filter(Boolean).join(' ')}
          className="fold-summary text-sm font-semibold supports-[selector(::details-content)]:sm:hidden"
        >
          {/* The heading says it where there is room. */}
          <span className="flex grow flex-wrap justify-between gap-x-2 sm:hidden">
            {title}{' '}
            {open > 0 ? (
              <span className="text-warning-strong">{t('toReview', { count: open })}</span>
            ) : (
              <span className="font-normal text-muted-foreground">{short}</span>
            )}
          </span>
        </summary>
        <Facts facts={facts} lines className="max-sm:pt-2 max-sm:pb-2 [&_dd]:leading-6" />
      </details>
    </section>
  ))
}
