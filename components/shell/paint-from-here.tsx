const id = 'painted'

/**
 * Nothing is painted before the page is read up to here. A slow machine would otherwise paint half a toolbar, which
 * moves when its other half has come.
 */
export function PaintFromHere() {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  )
}
