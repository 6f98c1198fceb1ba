'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

const CONFIRM_MS = 2000

type CopyButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> & {
  text: string
  label?: string
}

export function CopyButton({ text, label, variant = 'secondary', ...props }: CopyButtonProps) {
  const t = useTranslations('common')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), CONFIRM_MS)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <Button
      variant={variant}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }}
      {...props}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      {label ?? t('copy')}
      <span role="status" className="sr-only">
        {copied ? t('copied') : ''}
      </span>
    </Button>
  )
}
