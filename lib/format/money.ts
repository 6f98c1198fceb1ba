/** Section 9: on the plan screens prices are written with $ and two decimals. */
export function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`
}

/** On the public pricing cards the same price is written in euro, as a reader of `locale` writes it. */
export function euros(amount: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(amount)
}
