import { type ReactNode, useCallback } from 'react'

/** A spot of colour; without one, the style sheet decides. */
export function Swatch(props: { readonly className: string; readonly color: string | undefined }): ReactNode {
  const { className, color } = props
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (color === undefined) element?.style.removeProperty('--swatch')
      else element?.style.setProperty('--swatch', color)
    },
    [color],
  )
  return <span ref={ref} className={className} aria-hidden="true" />
}
