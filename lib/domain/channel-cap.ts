import { type ChannelSettings, textChannels, warnAtPercent } from '#contract/channels'

/** How close this month is to the clinic's limit, which is reached once no further message fits under it. */
export function levelOfCap(settings: ChannelSettings): 'near' | 'reached' | null {
  const { order, senders, priceCents, monthlyCapCents: cap, month } = settings
  if (cap === null) return null
  const isOn = textChannels.filter((each) => order.includes(each) && senders[each] !== null)
  const isOver = isOn.every((each) => month.cents + priceCents[each] > cap)
  if (month.cents >= cap || (isOn.length > 0 && isOver)) return 'reached'
  return month.cents * 100 >= cap * warnAtPercent ? 'near' : null
}
