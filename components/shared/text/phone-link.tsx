import type { ReactNode } from 'react'

type PhoneLinkProps = { phone: string; children?: ReactNode }

/** A number to call, or what stands for it; it stands above a row that is a link itself. */
export function PhoneLink({ phone, children = phone }: PhoneLinkProps) {
  return (
    <a
      translate="no"
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      className="relative z-10 text-target text-primary-strong underline-offset-4 hover:underline"
    >
      {children}
    </a>
  )
}
