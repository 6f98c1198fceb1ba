'use client'

import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { useRead } from '@/lib/swr/use-call'

interface MinorAloneProps {
  patientId: string
  /** The warning, so that the head of a page needs no catalogue for it. */
  text: string
  /** The way to where somebody is added. */
  add: string
}

/** Warns in the head of a minor's page that nobody acts for them. */
export function MinorAlone({ patientId, text, add }: MinorAloneProps) {
  const { data } = useRead('guardians.list', { params: { id: patientId } })
  if (data?.guardians.length !== 0) return null
  return (
    <a href="#guardians" className="text-target">
      <Badge variant="warning" className="whitespace-normal">
        <Icon name="triangle-alert" />
        {`${text} `}
        <span className="underline underline-offset-2">{add}</span>
      </Badge>
    </a>
  )
}
