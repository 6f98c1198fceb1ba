'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { cn } from '@/lib/utils'

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  value: string
  onChange: (value: string) => void
  label: string
}

export function SearchInput({ value, onChange, label, className, ...props }: SearchInputProps) {
  const t = useTranslations('common')
  const input = useRef<HTMLInputElement>(null)
  return (
    <search className={cn('relative block', className)}>
      <Icon
        name="search"
        className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="ps-9 pe-10 [&::-webkit-search-cancel-button]:hidden"
        {...props}
      />
      {value !== '' && (
        <Button
          variant="ghost"
          size="icon-sm"
          className="absolute end-1 top-1 text-muted-foreground pointer-coarse:end-0 pointer-coarse:top-0"
          aria-label={t('clearSearch')}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <Icon name="x" />
        </Button>
      )}
    </search>
  )
}
