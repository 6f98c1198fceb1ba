import type { z } from 'zod'

type Check = (values: Record<string, string>) => Promise<Readonly<Record<string, string>> | null>

function check(load: () => Promise<z.ZodType>): Check {
  return async (values) => {
    const [schema, { fieldErrors }] = await Promise.all([load(), import('#contract/errors')])
    const parsed = schema.safeParse(values)
    return parsed.success ? null : fieldErrors(parsed.error)
  }
}

/** The contract's schemas, fetched when a form is sent for the first time. */
export const checkRegistration = check(async () => (await import('#contract/users')).registerUserInput)
export const checkSignUp = (today: string) =>
  check(async () => (await import('#contract/sign-ups')).signUpOn(today))
export const checkPublicBooking = (today: string, canText: boolean) =>
  check(async () => (await import('#contract/public-bookings')).publicBookingForm(today, canText))
export const checkContact = check(async () => (await import('#contract/contact')).contactInput)
export const checkForgotPassword = check(async () => (await import('#contract/users')).forgotPasswordInput)
export const checkResetPassword = check(async () => (await import('#contract/users')).resetPasswordForm)
export const checkTwoFactor = check(async () => (await import('#contract/users')).secondFactorInput)
