'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, type ComponentType, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Lists below the field what a password to be chosen must hold. The value must then be controlled. */
  rules?: ComponentType<{ id: string; typed: string }>
  /** Whether it is shown at first, for one that the reader has to tell somebody. */
  startsVisible?: boolean
}

export function PasswordInput({
  rules: Rules,
  startsVisible = false,
  className,
  ...props
}: PasswordInputProps) {
  const t = useTranslations('common')
  const rulesId = useId()
  const [visible, setVisible] = useState(startsVisible)
  const describedBy = [props['aria-describedby'], Rules && rulesId].filter(Boolean).join(' ')
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
      {Rules && <Rules id={rulesId} typed={String(props.value ?? '')} />}
    </div>
  )
}
