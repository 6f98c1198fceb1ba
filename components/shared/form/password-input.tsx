'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useId, useState } from 'react'
import { passwordChecklist } from '#contract/password'
import { CommonPassword } from '@/components/shared/large-parts'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { cn } from '@/lib/utils'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Lists the rules under the field, ticked as one types; `strict` those of staff. The value must then be controlled. */
  showRules?: boolean | 'strict'
}

function Rules({ id, value, strict }: { id: string; value: string; strict: boolean }) {
  const t = useTranslations('validation')
  return (
    <ul id={id} className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-4 gap-y-1 text-sm">
      {passwordChecklist(value, strict).map(({ word, met }) => (
        <li
          key={word}
          className={cn('flex items-center gap-2', met ? 'text-success-strong' : 'text-muted-foreground')}
        >
          <Icon
            name={met ? 'check' : 'circle'}
            className={cn('shrink-0', met ? 'size-3.5' : 'm-0.5 size-2.5')}
          />
          {t(`passwordRule.${word}`)}
          <span className="sr-only">{met ? t('ruleMet') : t('ruleUnmet')}</span>
        </li>
      ))}
    </ul>
  )
}

export function PasswordInput({ showRules = false, className, ...props }: PasswordInputProps) {
  const t = useTranslations('common')
  const rulesId = useId()
  const [visible, setVisible] = useState(false)
  const typed = showRules ? String(props.value ?? '') : ''
  const describedBy = [props['aria-describedby'], showRules && rulesId].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <div className="relative">
        <Input
          {...props}
          type={visible ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={describedBy || undefined}
          className="pe-11 pointer-coarse:pe-12"
        />
        <Button
          variant="ghost"
          size="icon-sm"
          className="absolute end-1 top-1 text-muted-foreground pointer-coarse:end-0 pointer-coarse:top-0"
          aria-label={visible ? t('hidePassword') : t('showPassword')}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Icon name={visible ? 'eye-off' : 'eye'} />
        </Button>
      </div>
      {showRules && (
        <>
          <Rules id={rulesId} value={typed} strict={showRules === 'strict'} />
          {/* The line is there before anything is in it: nothing below moves away under a pointer. */}
          <p role="status" className="mt-1 min-h-5 text-sm text-warning-strong">
            {typed !== '' && <CommonPassword typed={typed} strict={showRules === 'strict'} />}
          </p>
        </>
      )}
    </div>
  )
}
