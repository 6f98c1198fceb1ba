/** Open popovers lie above everything else. Closing them gives the focus to the button that opened them. */
export function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
}
