/** What a refused call said. `status` 0: no answer came. */
export interface Refusal {
  status: number
  message?: string | undefined
  /** Field name to message. */
  errors?: Record<string, string> | undefined
  /** Seconds until the next attempt is allowed. */
  retryAfter?: number | undefined
}

/** What a form says about a refusal: a sentence of the catalogue, or how long to wait. */
export type FormFault = { sentence: string } | { waitMinutes: number }

const unreachable = 'Network error. Please try again later.'
const failed = 'An error occurred. Please try again later.'
const unexpected = 'An unexpected error occurred. Please try again later.'

/** Signing in, asking for or using a reset link, registering: a refusal's own message, else a general sentence. */
export function signInFault({ status, message, retryAfter }: Refusal): FormFault {
  if (status === 429) return waiting(retryAfter)
  if (status === 0) return { sentence: unreachable }
  return { sentence: (status >= 400 && status < 500 && message) || failed }
}

/** Section 8, '2FA verify'. */
export function twoFactorFault({ status, message, retryAfter }: Refusal): FormFault {
  if (status === 403) return { sentence: message || '2FA session expired or invalid' }
  if (status === 400) return { sentence: message || 'Invalid 2FA token' }
  if (status === 429) return waiting(retryAfter)
  return { sentence: status === 0 ? unreachable : failed }
}

/** Section 8, 'Change password': messages of fields, or one for the whole form. */
export interface PasswordFault {
  fields: { currentPassword?: string; newPassword?: string }
  form: FormFault | null
}

export function passwordFault({ status, message, errors, retryAfter }: Refusal): PasswordFault {
  if (message === 'Invalid credentials') {
    return { fields: { currentPassword: 'Invalid current password' }, form: null }
  }
  const { currentPassword, newPassword } = errors ?? {}
  if (currentPassword || newPassword) {
    return {
      fields: { ...(currentPassword && { currentPassword }), ...(newPassword && { newPassword }) },
      form: null,
    }
  }
  return { fields: {}, form: status === 429 ? waiting(retryAfter) : { sentence: unexpected } }
}

/** Turning the second factor off: the fault of the password or of the code at its field. */
export function disableFault(refusal: Refusal): {
  fields: { currentPassword?: string; totpToken?: string }
  form: FormFault | null
} {
  if (refusal.message === 'Invalid 2FA token') return { fields: { totpToken: refusal.message }, form: null }
  const { currentPassword, totpToken } = refusal.errors ?? {}
  if (totpToken) {
    return { fields: { totpToken, ...(currentPassword && { currentPassword }) }, form: null }
  }
  return passwordFault(refusal)
}

function waiting(seconds = 60): FormFault {
  return { waitMinutes: Math.max(1, Math.ceil(seconds / 60)) }
}
