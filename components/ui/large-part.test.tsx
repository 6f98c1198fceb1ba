import { act, screen } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import messages from '@/messages/en.json'
import { largePart } from './large-part'
import { useToasts } from './toast'

const page = island()
const { press } = page

const sentence = messages.common.notLoaded
const lost = Object.assign(new Error('no connection'), { name: 'ChunkLoadError' })
const Part = () => <p>The part</p>

type Load<Props> = () => Promise<ComponentType<Props>>
const failingOnce = <Props,>(part: ComponentType<Props>) =>
  vi.fn<Load<Props>>().mockRejectedValueOnce(lost).mockResolvedValue(part)

/** The screen's own, which must not be reached. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? 'The screen is gone' : this.props.children
  }
}

const Said = () => useToasts().current?.title

function show(children: ReactNode) {
  page.show(
    <Boundary>
      {children}
      <output>
        <Said />
      </output>
    </Boundary>,
  )
}

const said = () => screen.getByRole('status').textContent

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

interface OwnerProps {
  /** The part, as it is drawn for whoever opens it. */
  draw: (open: boolean, setOpen: (open: boolean) => void) => ReactNode
}

function Owner({ draw }: OwnerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {draw(open, setOpen)}
    </>
  )
}

it('closes what could not be loaded and says so; opened again it is loaded again', async () => {
  const load = failingOnce(Part)
  const Late = largePart(load)
  show(<Owner draw={(open, setOpen) => open && <Late onClose={() => setOpen(false)} />} />)
  await press('Open')
  expect(said()).toBe(sentence)
  expect(screen.queryByText('The part')).toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
  await press('Open')
  expect(screen.getByText('The part')).toBeTruthy()
})

it('does so for a part that stays and is told whether it is open', async () => {
  const load = failingOnce(({ open }: { open: boolean }) => <p>{open ? 'The part' : 'Closed'}</p>)
  const Late = largePart(load)
  show(<Owner draw={(open, setOpen) => <Late open={open} onOpenChange={setOpen} />} />)
  await act(async () => undefined)
  expect(said()).toBe(sentence)
  expect(load).toHaveBeenCalledTimes(1)
  await press('Open')
  expect(screen.getByText('The part')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

it('says so in its place where nothing can be closed, with a way to try again', async () => {
  const Late = largePart(failingOnce(Part))
  await act(async () => show(<Late />))
  expect(screen.getByRole('alert').textContent).toContain(sentence)
  expect(said()).toBe('')
  await press('Try again')
  expect(screen.getByText('The part')).toBeTruthy()
})

it('says so in Spanish', async () => {
  const Late = largePart(failingOnce(Part))
  await page.load(<Late />, { locale: 'es' })
  expect(screen.getByRole('alert').textContent).toContain(
    'No se ha podido cargar esta parte. Inténtalo de nuevo.',
  )
  await press('Volver a intentar')
  expect(screen.getByText('The part')).toBeTruthy()
})

it('does the same for texts that a loaded part waits for', async () => {
  let fails = true
  const Late = largePart(async () => () => {
    if (fails) throw lost
    return <Part />
  })
  await act(async () => show(<Late />))
  fails = false
  await press('Try again')
  expect(screen.getByText('The part')).toBeTruthy()
})

it('leaves any other fault to the screen', async () => {
  const Late = largePart(async () => (): ReactNode => {
    throw new TypeError('a mistake')
  })
  await act(async () => show(<Late />))
  expect(screen.getByText('The screen is gone')).toBeTruthy()
  expect(screen.queryByText(sentence)).toBeNull()
})
