import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Allergies } from '@/components/people/allergies'
import { DeceasedBadge } from '@/components/people/deceased-badge'
import { PatientLine } from '@/components/people/patient-line'
import { Avatar } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'

interface PatientTitleProps {
  patient: ComponentProps<typeof PatientLine>['patient'] & {
    name: string
    surname: string
    deceasedOn?: string | null
  }
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** The kind of page, above the name. */
  kind?: ReactNode
  /** Draws the name as the heading of the page. */
  isHeading?: boolean
  /** The patient's own page, for readers who may open it and are not on it. */
  href?: string | null
  /** For readers who may know them. */
  allergies?: ComponentProps<typeof Allergies>['of'] | null
  /** The address at which those who may record allergies do so. */
  recordAt?: string | null
  /** Links in the line of facts. */
  children?: ReactNode
  /** Facts beside the allergies. */
  beside?: ReactNode
}

/** The patient whom a page or a card concerns, in the same form everywhere. */
export function PatientTitle({ patient, today, kind, isHeading, allergies, ...props }: PatientTitleProps) {
  const t = useTranslations('history')
  const { name, surname, deceasedOn } = patient
  const whole = `${name} ${surname}`.trim()
  const Name = isHeading ? 'h1' : 'p'
  const isUnknown = allergies?.allergies.length === 0 && !allergies.noKnownAllergies
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={name} surname={surname} size="lg" className="max-md:hidden" />
        <div className="min-w-0">
          {kind}
          <div className="flex flex-wrap items-baseline gap-x-3">
            <Name translate="no" className="text-xl font-semibold wrap-anywhere">
              {props.href ? (
                <Link
                  prefetch={false}
                  href={props.href}
                  className="text-target inline underline decoration-border underline-offset-4 hover:decoration-current"
                >
                  {whole}
                </Link>
              ) : (
                whole
              )}
            </Name>
            {deceasedOn && <DeceasedBadge on={deceasedOn} />}
            <PatientLine patient={patient} today={today}>
              {props.children}
            </PatientLine>
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden md:ps-14">
        {allergies && <Allergies name={whole} of={allergies} />}
        {isUnknown && props.recordAt && (
          <Link
            prefetch={false}
            href={props.recordAt}
            className={buttonVariants({ variant: 'link', className: 'print:hidden' })}
          >
            {t('recordAllergies')}
          </Link>
        )}
        {props.beside}
      </div>
    </div>
  )
}
