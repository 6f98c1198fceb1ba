import { z } from 'zod'
import { mostUnits } from './add-on-units.ts'
import { id, instant } from './common.ts'

/** A plan, or instead of it so many of an add-on of the plan that the clinic has. */
export const createPaymentInput = z.object({
  planId: id,
  clinicId: id,
  addOnId: id.optional(),
  units: z.number().int().min(1).max(mostUnits).default(1),
})

/** The browser's next address: the provider's page, or the success page when nothing is to be paid. */
export const paymentAnswer = z.object({ url: z.string() })

/** The button pressed on the local test checkout. */
export const testCheckoutInput = z.object({ action: z.enum(['success', 'decline', 'cancel']) })

export const paymentsQuery = z.object({ clinicId: id })

/** Payments, latest first. Those that cost nothing have no receipt. */
export const paymentList = z.object({
  payments: z.array(
    z.object({
      _id: id,
      /** Stands on the receipt. */
      number: z.string(),
      planName: z.string(),
      /** Null for the plan itself; its name as the catalogue has it. */
      addOn: z.string().nullable(),
      addOnId: id.nullable(),
      units: z.number().int(),
      users: z.number().int(),
      amountCents: z.number().int(),
      currency: z.string(),
      status: z.enum(['paid', 'refunded', 'disputed']),
      at: instant,
    }),
  ),
  timeZone: z.string(),
})

export type PaymentList = z.infer<typeof paymentList>

export const receiptQuery = z.object({ language: z.enum(['en', 'es']).default('en') })
