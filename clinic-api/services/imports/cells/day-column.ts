import { type DayOrder, dayOrders } from '#contract/import-fields'
import type { DayColumn as Told } from '#contract/imports'
import { type DayForm, dayForm } from './day-forms.ts'
import { type DayReading, readForm } from './read-day.ts'

const mostExamples = 3

/** How telling an example is: what only one order reads comes before what any does. */
type Weight = 0 | 1 | 2

/** A column of days, read as a whole: one that cannot have the day first makes a question of all. */
export class DayColumn {
  readonly #reading: Omit<DayReading, 'order'>
  readonly #readBy = new Map<DayOrder, number>()
  readonly #examples: Record<Weight, Set<string>> = { 0: new Set(), 1: new Set(), 2: new Set() }
  #isAsked = false

  constructor(reading: Omit<DayReading, 'order'>) {
    this.#reading = reading
  }

  add(text: string): void {
    const form = dayForm(text)
    if (!form || form.form === 'plain') return
    for (const order of dayOrders)
      if (offers(form, order) && readForm(form, { ...this.#reading, order })) this.#count(order)
    const isAsked = asks(form)
    this.#isAsked ||= isAsked
    const examples = this.#examples[isAsked ? 2 : canTell(form) ? 1 : 0]
    if (examples.size < mostExamples) examples.add(text)
  }

  #count(order: DayOrder): void {
    this.#readBy.set(order, (this.#readBy.get(order) ?? 0) + 1)
  }

  /** How the column is read, by what was chosen; the orders that read most of it come first. */
  told(chosen: DayOrder | undefined): Told {
    const texts = [2, 1, 0].flatMap((weight) => [...this.#examples[weight as Weight]]).slice(0, mostExamples)
    const options = dayOrders
      .filter((order) => this.#readBy.has(order))
      .sort((one, other) => (this.#readBy.get(other) ?? 0) - (this.#readBy.get(one) ?? 0))
      .map((order) => ({
        order,
        examples: texts.map((text) => ({ text, read: this.#read(text, order) })),
      }))
    return { order: chosen ?? (this.#isAsked ? null : 'dmy'), asked: this.#isAsked, options }
  }

  #read(text: string, order: DayOrder): string {
    const form = dayForm(text)
    return (form && readForm(form, { ...this.#reading, order })?.day) ?? ''
  }
}

/** An order is offered where it makes a difference. */
function offers(form: DayForm, order: DayOrder): boolean {
  if (form.form === 'serial') return order === 'excel' || order === 'excel-1904'
  if (form.form === 'ordered') return order === 'dmy' || order === 'mdy' || (order === 'ymd' && form.isShort)
  return false
}

/** Days that nobody should guess at: a count, a short year, a day where the month would be. */
function asks(form: DayForm): boolean {
  return form.form === 'serial' || (form.form === 'ordered' && (form.isShort || form.numbers[1] > 12))
}

const canTell = (form: DayForm) => form.form === 'ordered' && form.numbers[0] !== form.numbers[1]
