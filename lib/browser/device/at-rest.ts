/** Whether it is a move without length, of which a page that opens or changes below a pointer at rest is told: nobody moved. */
export function isAtRest(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent
  return type === 'pointermove' && !movementX && !movementY
}
