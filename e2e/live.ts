import { expect } from './fixtures'

/** Milliseconds within which a change made elsewhere must be seen. */
const promised = 1000

/** How soon changes made elsewhere are seen. One may meet a moment at which the machine has other work: half may not. */
export class LiveChanges {
  private readonly took: number[] = []

  /** Waits until `seen` holds, five times as long as is promised. */
  async expectSoon(seen: (wait: { timeout: number }) => Promise<void>): Promise<void> {
    const made = performance.now()
    await seen({ timeout: 5 * promised })
    this.took.push(performance.now() - made)
  }

  expectPromiseKept(): void {
    const inOrder = this.took.toSorted((a, b) => a - b)
    expect(inOrder[Math.floor(inOrder.length / 2)], `ms: ${inOrder.map(Math.round)}`).toBeLessThan(promised)
  }
}
