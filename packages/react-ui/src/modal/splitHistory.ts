import type { ModalState, ViewEntry } from '@kit/modal'

type History = ModalState['history']

const help: ViewEntry = { name: 'WhatIsAWallet', data: undefined }

/**
 * What each pane of the card shows. On a narrow card all is in one. On a wide one the list of wallets stays at the side, and what was chosen
 * in it is in the other: help, as long as nothing was.
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
