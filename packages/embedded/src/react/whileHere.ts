import type { useKit } from '@kit/react-ui/feature'

/** Runs `go`, which leads on, once what is waited for came, unless the visitor left the view meanwhile. */
export function whileHere({ modal }: ReturnType<typeof useKit>): (go: () => void) => void {
  const top = modal.getState().history.at(-1)
  return (go) => {
    if (modal.getState().history.at(-1) === top) go()
  }
}
