/** Pages of a clinic, which are rendered for each request: nobody knows the clinics ahead. */
export const clinicPages = ['/c/[slug]', '/c/[slug]/book'] as const

export type ClinicPage = (typeof clinicPages)[number]

/** Of each page the styles that it may need, by the address of the sheet that they are from. */
export type ClinicStyles = Record<ClinicPage, Record<string, string>>

/** The file that a build keeps them in, relative to its folder. */
export const clinicStyles = 'public-pages/clinic-styles.json'
