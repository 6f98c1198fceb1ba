import { z } from 'zod'
import { id } from './common.ts'

export const createPaymentInput = z.object({ planId: id, clinicId: id })

/** Where the browser goes next: the provider's page, or the success page when nothing is to be paid. */
export const paymentAnswer = z.object({ url: z.string() })

/** The button pressed on the local test checkout. */
export const testCheckoutInput = z.object({ action: z.enum(['success', 'decline', 'cancel']) })
