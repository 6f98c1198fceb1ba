/** No attempt will bring this message to this number by this channel. */
export class TextRefusedError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'TextRefusedError'
  }
}

/** The provider names a time to wait. */
export class TextDelayedError extends Error {
  readonly waitMs: number

  constructor(waitMs: number) {
    super('The provider asks to wait')
    this.name = 'TextDelayedError'
    this.waitMs = waitMs
  }
}
