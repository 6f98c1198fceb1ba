import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ContactWays } from '@/components/landing/contact-ways'
import { Card, CardFooter, CardTitle } from '@/components/ui/card'

interface ContactStripProps {
  email: string
  phone: string
  /** Links below the ways. */
  children?: ReactNode
}

/** The end of a page about Consulta: phone, hours and email beside each other. */
export function ContactStrip({ email, phone, children }: ContactStripProps) {
  const t = useTranslations('landing')
  return (
    <Card>
      <CardTitle>{t('contactWays')}</CardTitle>
      <ContactWays email={email} phone={phone} className="grid gap-3 sm:grid-cols-3" />
      {children && <CardFooter>{children}</CardFooter>}
    </Card>
  )
}
