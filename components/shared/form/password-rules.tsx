'use client'

import { useTranslations } from 'next-intl'
import { passwordChecklist } from '#contract/password'
import { CommonPassword } from '@/components/shared/large-parts'
import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/utils'

interface RulesProps {
  id: string
  typed: string
}

/** The rules of a password, each ticked once what is typed holds it. */
export const PasswordRules = (props: RulesProps) => <Rules {...props} strict={false} />

/** The same by the rules of staff. */
export const StrictPasswordRules = (props: RulesProps) => <Rules {...props} strict />

function Rules({ id, typed, strict }: RulesProps & { strict: boolean }) {
  const t = useTranslations('passwordRules')
  return (
    <>
      <ul id={id} className="mt-2 flex flex-wrap gap-x-3 gap-y-0.5 text-sm">
        {passwordChecklist(typed, strict).map(({ word, met }) => (
          <li
            key={word}
            className={cn('flex items-start gap-1', met ? 'text-success-strong' : 'text-muted-foreground')}
          >
            {met ? (
              <Icon name="check" className="mt-1 size-3 shrink-0" />
            ) : (
              <span aria-hidden="true" className="me-1.5 mt-1.5 size-1.5 shrink-0 rounded-full bg-current" />
            )}
            {t(word)}
            <span className="sr-only">{t(met ? 'met' : 'unmet')}</span>
          </li>
        ))}
      </ul>
      {/* The line is there before anything is in it, in the gap below: nothing moves away under a pointer. */}
      <p role="status" className="mt-1 -mb-4 min-h-5 text-sm text-warning-strong">
        {typed !== '' && <CommonPassword typed={typed} strict={strict} />}
      </p>
    </>
  )
}
