interface Unpaid {
  clinicId: string
  planId: string
  /** The card was refused; else the payer turned back. */
  declined?: boolean
}

/** Where a checkout that was not paid returns: to the clinic's plans, with the chosen one and what happened. */
export function unpaidAddress(appUrl: string, { clinicId, planId, declined = false }: Unpaid): string {
  const address = new URL('/cancel', appUrl)
  address.searchParams.set('clinic', clinicId)
  address.searchParams.set('plan', planId)
  if (declined) address.searchParams.set('declined', '1')
  return address.toString()
}
