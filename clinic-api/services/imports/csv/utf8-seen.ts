/** Counts the characters of several bytes that are right UTF-8, and the bytes that are none. */
export class Utf8Seen {
  #right = 0
  #wrong = 0
  #missing = 0

  add(byte: number): void {
    if (this.#missing > 0 && (byte & 0xc0) === 0x80) {
      this.#missing -= 1
      if (this.#missing === 0) this.#right += 1
      return
    }
    if (this.#missing > 0) this.#wrong += 1
    this.#missing = byte < 0x80 ? 0 : lengthFrom(byte) - 1
    if (this.#missing < 0) {
      this.#missing = 0
      this.#wrong += 1
    }
  }

  /** Text of another encoding has a right sequence now and then, so wrong bytes are damage only among many right ones. */
  isLikely(): boolean {
    const wrong = this.#wrong + (this.#missing > 0 ? 1 : 0)
    return this.#right > wrong * 2
  }
}

/** How many bytes a character has that begins like this; 0 for none. */
function lengthFrom(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2
  if (byte >= 0xe0 && byte <= 0xef) return 3
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0
}
