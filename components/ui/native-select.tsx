import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { Icon } from './icon'

type NativeSelectProps = ComponentProps<'select'> & { wrapperClassName?: string }

export function NativeSelect({ className, wrapperClassName, ...props }: NativeSelectProps) {
  return (
    <div className={cn('relative', wrapperClassName)}>
      <select
        className={cn('field control w-full appearance-none truncate ps-3 pe-9', className)}
        {...props}
      />
      <Icon name="chevron-down" className="select-arrow" />
    </div>
  )
}
