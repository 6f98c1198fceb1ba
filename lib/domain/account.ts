/** The signed-in person's own account. */
export interface Account {
  email: string
  twoFactorEnabled: boolean
  /** Their clinic asks for one, and they have none. */
  twoFactorNeeded: boolean
  /** Their clinic asks its staff for stronger passwords. */
  strictPasswords: boolean
}

/** Secret for an authenticator app; it counts only after a first valid code. */
export interface TwoFactorSetup {
  /** Opens in the authenticator app of this device. */
  address: string
  /** A `data:` URL of the QR image. */
  qrCodeUrl: string
  secret: string
}

/** The password once more, where it was given long ago. */
export interface Proof {
  currentPassword?: string
}
