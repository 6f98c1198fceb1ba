import { type PaymentList, paymentList } from '#contract/payments'
import type { ReceiptRecord } from './receipts.ts'

const status = paymentList.shape.payments.element.shape.status

export function toWirePayments(rows: readonly ReceiptRecord[], timeZone: string): PaymentList {
  const payments = rows.map(({ payment, plan, addOn, users, number }) => ({
    _id: payment.id,
    number,
    planName: plan.name,
    addOn,
    addOnId: payment.addOn,
    units: payment.units,
    users,
    amountCents: payment.amountCents,
    currency: payment.currency,
    status: status.parse(payment.status),
    at: payment.createdAt.toISOString(),
  }))
  return { payments, timeZone }
}
