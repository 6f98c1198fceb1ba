import { notFound } from 'next/navigation'
import { DesignBook } from '@/components/design/design-book'
import { PublicFrameSample, ShellSample } from '@/components/design/frame-samples'
import { MailBook } from '@/components/design/mail-book'
import { ClientMessages } from '@/components/shared/text/client-messages'

type DesignPageProps = { searchParams: Promise<{ view?: string }> }

/** Every primitive and composite on one page, and every mail on another, for those who build; production has no such page. */
export default async function DesignPage({ searchParams }: DesignPageProps) {
  if (process.env.NODE_ENV === 'production') notFound()
  const { view } = await searchParams
  if (view === 'public') return <PublicFrameSample year={new Date().getFullYear()} />
  if (view === 'mails') return <Mails />
  return (
    <ClientMessages
      of={[
        'clinics',
        'validation',
        'passwordRules',
        'clinicSentences',
        'errors',
        'missing',
        'nav',
        'resolve',
        'hints',
        'consents',
        'specialties',
        'documents',
        'deaths',
        'fileDrop',
      ]}
    >
      {view === 'shell' ? <ShellSample /> : <DesignBook />}
    </ClientMessages>
  )
}

async function Mails() {
  const { writtenSamples } = await import('@/clinic-api/services/notifications/mail-samples')
  return (
    <MailBook languages={(['en', 'es'] as const).map((lang) => ({ lang, mails: writtenSamples(lang) }))} />
  )
}
