/**
 * Copies text with the Clipboard API. Frames without permission and pages over plain HTTP copy a selection instead. Resolves to whether the
 * text was copied. If not, the text is selected where `root` shows it, so users can copy it manually.
 */
export async function copyText(value: string, root: Document | ShadowRoot = document): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return copySelection(value, root) || selectShown(value, root)
  }
}

function copySelection(value: string, root: Document | ShadowRoot): boolean {
  const before = root.activeElement as HTMLElement | null
  const area = document.createElement('textarea')
  area.value = value
  area.readOnly = true
  // Must be inside the dialog: content outside of a modal dialog can't be selected.
  area.style.cssText = 'position: fixed; inset-block-start: 0; opacity: 0; pointer-events: none; font-size: 16px'
  area.ariaHidden = 'true'
  const place = before?.closest('dialog') ?? root.querySelector('dialog[open]')
  ;(place ?? ('body' in root ? root.body : root)).append(area)
  area.focus({ preventScroll: true })
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    before?.focus({ preventScroll: true })
  }
}

function selectShown(value: string, root: Document | ShadowRoot): false {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    if (currentNode.textContent?.includes(value)) {
      getSelection()?.selectAllChildren(currentNode.parentNode ?? currentNode)
      break
    }
  }
  return false
}
