/** A row that leaves a card hands the focus to the first button that stays; a keyboard would begin at the page's top. */
export const passFocus = (row: HTMLElement | null) => () => {
  if (!row?.contains(document.activeElement)) return
  const buttons = row.closest('.card')?.querySelectorAll('button') ?? []
  Array.from(buttons)
    .find((button) => !row.contains(button))
    ?.focus()
}
