import { ClientMessages } from '@/components/shared/text/client-messages'
import { DeskVerifyPart } from './large-parts'

/** The people to verify, on a page that rarely has one: it costs nothing where nobody is. */
export function VerifyNotice({ when, only }: { when: boolean | undefined; only?: string }) {
  if (!when) return null
  return (
    <ClientMessages of={['verification']}>
      <DeskVerifyPart {...(only && { only })} />
    </ClientMessages>
  )
}
