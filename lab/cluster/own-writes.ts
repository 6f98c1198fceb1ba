import { setTimeout as sleep } from 'node:timers/promises'
import { dniLetter } from '#contract/document-kinds'
import type { Session } from '../faults/session.ts'

const pauseMs = 1000
const asksEach = 5
const betweenAsksMs = 150
const firstNumber = 70_000_000

/** Somebody who registers people and looks for each at once and a little later, by whichever process answers. */
export class OwnWrites {
  asked = 0
  readonly unseen: string[] = []

  async keepOn(writer: Session, isOver: () => boolean): Promise<void> {
    for (let count = 0; !isOver(); count += 1) {
      await this.#register(writer, firstNumber + count)
      await sleep(pauseMs)
    }
  }

  async #register(writer: Session, number: number): Promise<void> {
    const dni = `${number}${dniLetter(number)}`
    const person = { name: 'Nueva', surname: 'Vista', birthdate: '1980-05-17', dni, phone: '' }
    const written = await writer.call<{ _id: string }>('POST', '/patients/quick', {
      ...person,
      email: `${number}@bench.test`,
    })
    if (written?.status !== 201) return
    for (let ask = 0; ask < asksEach; ask += 1) {
      const list = await writer.call<{ patients: { _id: string }[] }>('GET', `/patients?q=${dni}`)
      if (list?.status === 200) {
        this.asked += 1
        if (!list.body.patients.some(({ _id }) => _id === written.body._id)) this.unseen.push(dni)
      }
      await sleep(betweenAsksMs)
    }
  }
}
