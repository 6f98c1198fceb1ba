/** A row that leaves a card hands the focus to the card's first button; a keyboard would begin at the page's top. */
export const passFocus = (row: HTMLElement | null) => () => {
  if (row?.contains(document.activeElement)) row.closest('.card')?.querySelector('button')?.focus()
}
