import type { useKit } from '@kit/react-ui/feature'

/** Returns a function that runs `go`, which navigates on, only if the user hasn't left the current view. */
export function guardNavigation({ modal }: ReturnType<typeof useKit>): (go: () => void) => void {
  const top = modal.getState().history.at(-1)
  return (go) => {
    if (modal.getState().history.at(-1) === top) go()
  }
}
