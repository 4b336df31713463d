import type { ModalState, ViewEntry } from '@kit/modal'

type History = ModalState['history']

const help: ViewEntry = { name: 'WhatIsAWallet', data: undefined }

/**
 * Returns what each pane of the card shows. A narrow card has one pane. On a wide one, the wallet list stays on the side and the other pane
 * shows the selection, or the help if nothing is selected.
 */
export function splitHistory(
  history: History,
  isWide: boolean,
): { readonly side?: History | undefined; readonly main: History } {
  const list = isWide ? history.findLastIndex(({ name }) => name === 'Connect') : -1
  if (list < 0) return { main: history }
  const main = history.slice(list)
  return { side: history.slice(0, list + 1), main: main.length === 1 ? [help] : main }
}
