import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the script for websites of clinics is small, and shows a booking once in each of its places', () => {
  const script = readFileSync('public/embed.js')
  expect(script.length).toBeLessThan(3 * 1024)
  const src = 'https://consulta.example/embed.js'
  Object.defineProperty(document, 'currentScript', { value: { src }, configurable: true })
  document.body.innerHTML =
    '<div data-consulta="mayor"></div><div data-consulta="otra" data-title="Citas"></div>'
  const run = new Function(script.toString())
  run()
  run()
  const frames = [...document.querySelectorAll('iframe')]
  expect(frames.map(({ src, title }) => [src, title])).toEqual([
    ['https://consulta.example/embed/mayor', 'Book an appointment'],
    ['https://consulta.example/embed/otra', 'Citas'],
  ])
})
