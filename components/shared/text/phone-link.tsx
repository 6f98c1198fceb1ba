import type { ReactNode } from 'react'

type PhoneLinkProps = { phone: string; className?: string; 'aria-label'?: string; children?: ReactNode }

const look = 'relative z-10 text-target text-primary-strong underline-offset-4 hover:underline'

/** A number to call, or what stands for it; it stands above a row that is a link itself. */
export function PhoneLink({ phone, className = look, children = phone, ...named }: PhoneLinkProps) {
  return (
    <a translate="no" href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={className} {...named}>
      {children}
    </a>
  )
}
