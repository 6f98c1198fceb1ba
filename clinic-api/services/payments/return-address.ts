interface Unpaid {
  clinicId: string
  planId: string
  /** The card was refused; else the payer turned back. */
  declined?: boolean
}

/** The address that an unpaid checkout returns to: the clinic's plans, with the chosen one and the outcome. */
export function unpaidAddress(appUrl: string, { clinicId, planId, declined = false }: Unpaid): string {
  const address = new URL('/cancel', appUrl)
  address.searchParams.set('clinic', clinicId)
  address.searchParams.set('plan', planId)
  if (declined) address.searchParams.set('declined', '1')
  return address.toString()
}
