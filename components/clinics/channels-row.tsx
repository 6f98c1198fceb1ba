'use client'

import { Smartphone, TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type ChannelSettings, textChannels, warnAtPercent } from '#contract/channels'
import { ChannelsDialog } from '@/components/clinics/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { buttonVariants } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { toast } from '@/components/ui/toast'
import { useFollowed } from '@/lib/browser/use-followed'
import { euros } from '@/lib/format/money'
import { routes } from '@/lib/routes'
import { SetNow } from './set-now'

interface ChannelsRowProps {
  clinicId: string
  initial: ChannelSettings
}

/** How a clinic writes to its patients, and what this month has cost. */
export function ChannelsRow({ clinicId, initial }: ChannelsRowProps) {
  const t = useTranslations('channels')
  const [settings, setSettings] = useFollowed(initial)
  const { order, senders } = settings
  const isOn = order.some((each) => each !== 'email' && senders[each] !== null)
  const sent = textChannels.filter((each) => order.includes(each) || settings.month[each] > 0)
  const facts = [
    {
      label: t('order'),
      value: order.length > 1 ? order.map((each) => t(`names.${each}`)).join(' → ') : t('emailOnly'),
    },
    ...textChannels
      .filter((each) => order.includes(each))
      .map((each) => ({
        label: t('senderOf', { channel: t(`names.${each}`) }),
        value: senders[each] ?? t('noSender'),
        asIs: senders[each] !== null,
      })),
  ]
  return (
    <>
      <SettingRow
        id="channels"
        icon={Smartphone}
        title={t('title')}
        note={
          <>
            <SetNow facts={facts} />
            {settings.hasDemoPhone && (
              <a
                href={routes.demoPhone}
                className={buttonVariants({
                  variant: 'link',
                  className: 'relative z-10 text-start whitespace-normal',
                })}
              >
                {t('demoPhone')}
              </a>
            )}
          </>
        }
        action={
          <DialogButton
            variant="row"
            dialog={(close) => (
              <ChannelsDialog
                clinicId={clinicId}
                settings={settings}
                onClose={close}
                onSaved={(saved) => {
                  setSettings({ ...settings, ...saved })
                  close()
                  toast.success(t('settingsSaved'))
                }}
              />
            )}
          >
            <RowAction>{t('edit')}</RowAction>
          </DialogButton>
        }
      />
      {(isOn || sent.length > 0) && <Month settings={settings} />}
    </>
  )
}

function Month({ settings }: { settings: ChannelSettings }) {
  const { month, monthlyCapCents: cap } = settings
  const t = useTranslations('channels')
  const locale = useLocale()
  const money = (cents: number) => euros(cents / 100, locale)
  const percent = cap === null ? null : cap === 0 ? 100 : (month.cents / cap) * 100
  const level = levelOfCap(settings)
  return (
    <section aria-label={t('month')} className="grid gap-1.5 border-b px-4 text-sm sm:px-6">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{t('month')}</span>
        <span className="tabular-nums">
          {cap === null ? money(month.cents) : t('spentOf', { spent: money(month.cents), cap: money(cap) })}
        </span>
      </p>
      {percent !== null && <Progress value={percent} label={t('month')} />}
      <p className="text-muted-foreground">{t('sent', { sms: month.sms, whatsapp: month.whatsapp })}</p>
      {level && (
        <p className="flex items-center gap-1.5 text-warning-strong">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {t(level === 'reached' ? 'capReached' : 'capNear')}
        </p>
      )}
    </section>
  )
}

/** How close this month is to the clinic's limit, which is reached once no further message fits under it. */
function levelOfCap(settings: ChannelSettings): 'near' | 'reached' | null {
  const { order, senders, priceCents, monthlyCapCents: cap, month } = settings
  if (cap === null) return null
  const isOn = textChannels.filter((each) => order.includes(each) && senders[each] !== null)
  const isOver = isOn.every((each) => month.cents + priceCents[each] > cap)
  if (month.cents >= cap || (isOn.length > 0 && isOver)) return 'reached'
  return month.cents * 100 >= cap * warnAtPercent ? 'near' : null
}
