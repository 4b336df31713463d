import { type RefObject, useEffect, useRef } from 'react'

/** Opens a dialog above the page while it is mounted, with the focus on its heading and not on a choice. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (!element.open) element.showModal()
    element.querySelector<HTMLElement>('h2')?.focus()
    return () => element.close()
  }, [])
  return dialog
}
