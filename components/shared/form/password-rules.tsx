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
      <ul id={id} className="mt-2 flex flex-wrap gap-x-2 gap-y-0.5 text-xs">
        {passwordChecklist(typed, strict)
          // Hardly anybody types a space: that rule is shown only while it is broken.
          .filter(({ word, met }) => word !== 'spaces' || (typed !== '' && !met))
          .map(({ word, met }) => (
            <li
              key={word}
              className={cn(
                'flex items-center gap-0.5',
                met ? 'text-success-strong' : 'text-muted-foreground',
              )}
            >
              {met ? (
                <Icon name="check" className="size-3 shrink-0" />
              ) : (
                <span aria-hidden="true" className="mx-1 size-1 shrink-0 rounded-full bg-border-strong" />
              )}
              {/* Short enough that the rules fit one line of a phone; screen readers get the words. */}
              <span aria-hidden="true">{t(`short.${word}`)}</span>
              <span className="sr-only">{`${t(word)}, ${t(met ? 'met' : 'unmet')}`}</span>
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
