'use client'

import type { ComponentProps } from 'react'
import { NativeSelect } from '@/components/ui/native-select'
import { useFollowedText } from '@/lib/browser/use-followed-text'

type FollowedSelectProps = ComponentProps<typeof NativeSelect> & { value: string }

/** A choice in a form that is an address: it keeps the focus while the page follows, and follows other links itself. */
export function FollowedSelect({ value, ...props }: FollowedSelectProps) {
  const [chosen, choose, focus] = useFollowedText(value)
  return <NativeSelect {...props} {...focus} value={chosen} onChange={({ target }) => choose(target.value)} />
}
