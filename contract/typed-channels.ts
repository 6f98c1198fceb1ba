import { z } from 'zod'
import './common.ts'
import { type ChannelForm, channelForm, orderedChannels } from './channels.ts'

const { order, monthlyCapCents, priceCents, senders } = channelForm.shape

/** A number as people type it: with a comma too. Not a number is left to the rule of the field. */
const typedNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))

const price = z.string().transform(typedNumber)
const sender = z.string().transform((text) => text.trim() || null)

/** The channels of a clinic as its form has them: texts, places in the order, and a cap in euros. */
export const typedChannels = z.object({
  order: z
    .array(z.enum([...orderedChannels, '']))
    .transform((all) => all.filter((each) => each !== ''))
    .pipe(order),
  monthlyCapCents: z
    .string()
    .transform((text) => (text.trim() === '' ? null : Math.round(typedNumber(text) * 100)))
    .pipe(monthlyCapCents),
  priceCents: z.object({
    sms: price.pipe(priceCents.shape.sms),
    whatsapp: price.pipe(priceCents.shape.whatsapp),
  }),
  senders: z.object({
    sms: sender.pipe(senders.shape.sms),
    whatsapp: sender.pipe(senders.shape.whatsapp),
  }),
})

export type TypedChannels = z.input<typeof typedChannels>

/** Numbers are written with the decimal sign of this language. */
export function asTyped(
  { order: chosen, monthlyCapCents: cap, priceCents: prices, ...form }: ChannelForm,
  locale: string,
) {
  const cents = new Intl.NumberFormat(locale, { useGrouping: false })
  const euros = new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return {
    order: orderedChannels.map((_, place) => chosen[place] ?? ('' as const)),
    monthlyCapCents: cap === null ? '' : euros.format(cap / 100),
    priceCents: { sms: cents.format(prices.sms), whatsapp: cents.format(prices.whatsapp) },
    senders: { sms: form.senders.sms ?? '', whatsapp: form.senders.whatsapp ?? '' },
  } satisfies TypedChannels
}
