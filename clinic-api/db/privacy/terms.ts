/** Classes of columns, the most sensitive first. */
export const classes = {
  health: 'of somebody’s health: special category, GDPR article 9',
  identity: 'who somebody is and how they are reached',
  secret: 'what opens an account; hashed, sealed or public by nature',
  trace: 'what somebody did, when, from where',
  link: 'an id that ties the row to a person or to another row',
  business: 'of a clinic, its hours or the product; about nobody',
} as const

export type PrivacyClass = keyof typeof classes

/** How long a row stays. */
export const retentions = {
  record:
    'with the clinical record; at least five years from discharge (Ley 41/2002, article 17); nothing removes it by itself',
  visit: 'with the clinical record, since it says when somebody was treated',
  account: 'as long as the account',
  choice: 'until its owner changes or removes it',
  clinic: 'as long as the clinic',
  log: 'for good: nobody can remove it',
  books: 'for good: payments are books of account (six years, Código de Comercio, article 30)',
  mail: 'two years, as proof of what was sent; without the links that it held',
  tray: '90 days',
  spent: 'a day after it ended or ran out',
  erased:
    'the certificate for good; what is locked, encrypted and under a pseudonym, until the clinics need keep it no more',
  short: 'until it has done its work, some minutes',
} as const

type Retention = keyof typeof retentions

/** The columns of a table below their classes, and how long its rows stay. */
export type TablePrivacy = { keep: Retention } & Partial<Record<PrivacyClass, string>>
