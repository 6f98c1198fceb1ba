import { useTranslations } from 'next-intl'
import type { OwnSession } from '#contract/sessions'
import { keptWord } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { EntryList, type ListState, useWhen } from './entry-list'

interface DeviceListProps extends ListState {
  /** Undefined while they load. */
  devices: readonly OwnSession[] | undefined
  onEnd: (id: string) => void
}

/** With what, from where and since when somebody is signed in. */
export function DeviceList({ devices, onEnd, ...state }: DeviceListProps) {
  const t = useTranslations('devices')
  const when = useWhen()
  const nameOf = ({ browser, system }: OwnSession) =>
    browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'))
  return (
    <EntryList
      {...state}
      texts={{ loading: t('loading'), loadFailed: t('loadFailed'), end: t('end') }}
      entries={devices?.map((device) => ({
        id: device.id,
        name: (
          <>
            {nameOf(device)}
            {device.current && <Badge variant="success">{t('current')}</Badge>}
          </>
        ),
        facts: [
          ...(device.address ? [t('address', { address: keptWord(device.address) })] : []),
          t('since', { date: keptWord(when(device.createdAt)) }),
          t('used', { date: keptWord(when(device.lastSeenAt)) }),
        ],
        ...(!device.current && {
          endLabel: t('endOf', { device: nameOf(device), date: when(device.createdAt) }),
        }),
      }))}
      onEnd={onEnd}
    />
  )
}
