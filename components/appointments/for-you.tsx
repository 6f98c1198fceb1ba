import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { ForYou as Known } from '@/lib/domain/for-you'
import { formatDay, formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface Row {
  id: string
  href: string
  icon: IconName
  title: ReactNode
  detail: ReactNode
}

const mostTreatments = 2

/** A patient's news and open tasks, a link each; nothing if there are none. */
export function ForYou({ of: { patientId, unread, wantsFastq, written, treatments } }: { of: Known }) {
  const t = useTranslations('appointments.forYou')
  const locale = useLocale()
  const headingId = useId()
  const rows: Row[] = []
  if (unread)
    rows.push({
      id: 'unread',
      href: routes.thread(unread.id),
      icon: 'messages',
      title: <KeptWords>{t('unread', { clinic: keptWord(unread.clinicName) })}</KeptWords>,
      detail: unread.lastText,
    })
  if (wantsFastq)
    rows.push({
      id: 'fastq',
      href: routes.history(patientId),
      icon: 'upload',
      title: t('fastq'),
      detail: t('fastqText'),
    })
  if (written) {
    const { visit, entries } = written
    const day = formatDay(visit.start, visit.timeZone, locale, 'short')
    // The row of the treatments names those that still go on.
    const found = entries.filter(({ name }) => !treatments.some((each) => each.name === name))
    const said = visit.note?.text ?? found.map(({ name }) => name).join(' · ')
    rows.push({
      id: 'written',
      href: routes.appointment(visit.id),
      icon: 'file-text',
      title: <KeptWords>{t('written', { day: keptWord(day) })}</KeptWords>,
      detail: (
        <>
          <AsIs>{visit.doctorName}</AsIs>
          {said && `: ${said}`}
        </>
      ),
    })
  }
  if (treatments.length > 0) {
    const more = treatments.length - mostTreatments
    rows.push({
      id: 'treatments',
      href: routes.treatments(patientId),
      icon: 'clipboard-list',
      title: t('treatments', { count: treatments.length }),
      detail: (
        <>
          {treatments.slice(0, mostTreatments).map(({ id, name, endDate }) => (
            <span key={id} className="block">
              <KeptWords>
                {t('until', { name: keptWord(name), day: keptWord(formatPlainDay(endDate, locale)) })}
              </KeptWords>
            </span>
          ))}
          {more > 0 && t('more', { count: more })}
        </>
      ),
    })
  }
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-sm font-medium text-muted-foreground">
        {t('title')}
      </h2>
      <ul className="grid gap-4 xl:grid-cols-2">
        {rows.map(({ id, href, icon, title, detail }) => (
          <li key={id}>
            <Link
              prefetch={false}
              href={href}
              className="flex h-full items-center gap-3 rounded-lg border bg-card p-4 hover:bg-accent"
            >
              <Icon name={icon} className="size-4 shrink-0 text-muted-foreground" />
              <span className="grid min-w-0 grow">
                <span className="font-medium">{title}</span>
                <span className="line-clamp-3 text-sm text-muted-foreground wrap-anywhere">{detail}</span>
              </span>
              <Icon name="chevron-right" className="size-4 shrink-0 text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
