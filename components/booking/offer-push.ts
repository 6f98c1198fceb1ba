import { catalogue } from '@/components/shared/text/catalogue'
import { toast } from '@/components/ui/toast'
import { pushState, turnPushOn } from '@/lib/browser/device/push'

const offered = 'push-offered'

/** The action of a toast that turns notifications on in this browser; once, and only where nobody has decided yet. */
export async function offerPush(locale: 'en' | 'es') {
  if ((await pushState()) !== 'off' || Notification.permission !== 'default' || wasOffered()) return undefined
  const { push } = await catalogue(locale)
  const onClick = async () => {
    const state = await turnPushOn().catch(() => null)
    if (state === 'on') toast.success(push.isOn)
    if (state === null) toast.error(push.failed)
  }
  return { label: push.offer, onClick: () => void onClick() }
}

function wasOffered(): boolean {
  try {
    if (localStorage.getItem(offered)) return true
    localStorage.setItem(offered, '1')
    return false
  } catch {
    // Where nothing is kept it would be offered each time.
    return true
  }
}
