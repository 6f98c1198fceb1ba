/** The signed-in person's own account. */
export interface Account {
  email: string
  twoFactorEnabled: boolean
}

/** What an authenticator app needs; it counts only after a first valid code. */
export interface TwoFactorSetup {
  /** A `data:` URL of the QR image. */
  qrCodeUrl: string
  secret: string
}
