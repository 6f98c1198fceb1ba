'use client'

import { useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import type { TeamDoctor } from '@/lib/domain/schedule'
import css from './day-strip.module.css'
import type { FreeTime } from './free-times'

/** Columns that a phone shows at once. */
const inView = 3

/** Two capitals: small words of a name are left out. */
const initialsOf = (name: string) => (name.match(/(?<!\S)\p{Lu}/gu) ?? [name.charAt(0)]).slice(0, 2).join('')

type DoctorStripProps = {
  doctors: readonly TeamDoctor[]
  /** The next free time of each. */
  frees: readonly (FreeTime | undefined)[]
}

/** All doctors of the team's day on a phone, each with the next free time: a press brings the doctor's column. */
export function DoctorStrip({ doctors, frees }: DoctorStripProps) {
  const t = useTranslations('schedule')
  if (doctors.length <= inView) return null
  const show = (id: string) =>
    document
      .querySelector(`[data-column="${CSS.escape(id)}"]`)
      ?.scrollIntoView({ inline: 'start', block: 'nearest' })
  return (
    <nav
      aria-label={t('doctorsShown', { count: doctors.length })}
      className="mx-3 mb-1.5 flex items-end overflow-x-auto rounded-md border bg-muted md:hidden print:hidden"
    >
      <span className="px-2 py-1 text-xs text-muted-foreground">{t('free')}</span>
      {doctors.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          title={name}
          className={`${css.day} min-w-11 grow`}
          onClick={() => show(id)}
        >
          <b aria-hidden="true">{initialsOf(name)}</b>
          <span className="sr-only">{`${name}, `}</span>
          <Time>{frees[index]?.time ?? '–'}</Time>
        </button>
      ))}
    </nav>
  )
}
